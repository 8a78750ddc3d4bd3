import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

crudSuite({
  title: 'Expense categories',
  path: '/commercial/expense/category',
  api: '/api/expense-categories',
  past: [['/api/expense-categories', { id: 'CLEANING', name: 'Limpeza' }]],
  create: {
    dialog: 'Create expense category',
    fill: async (form) => {
      await field(form, 'Name').fill('Publicidade');
    },
    shows: ['Publicidade'],
    q: 'publicidade',
    stored: { name: 'Publicidade' },
    required: ['Name'],
    refuses: [{ field: 'Name', value: 'Salários', message: 'Salários is already in use' }],
  },
  edit: {
    row: 'Limpeza',
    id: 'CLEANING',
    field: 'Name',
    to: 'Limpeza e higiene',
    others: { name: 'Higiene' },
  },
  search: { words: 'salarios', finds: 'Salários', hides: 'Limpeza' },
  sort: { column: 'Name', ascending: ['Comunicações', 'Limpeza', 'Rendas', 'Salários'] },
  column: { name: 'Name', isShown: true },
  file: { headings: ['Name'], lines: ['Limpeza', 'Rendas'] },
  permissions: { manage: 'expenses.manage' },
});
