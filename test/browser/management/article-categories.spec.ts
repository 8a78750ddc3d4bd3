import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

crudSuite({
  title: 'Article categories',
  path: '/commercial/articles/categories',
  api: '/api/article-categories',
  past: [
    ['/api/article-categories', { id: 'DRINKS', name: 'Bebidas' }],
    ['/api/article-categories', { id: 'WATER', name: 'Águas', parentId: 'DRINKS' }],
    ['/api/article-categories', { id: 'BREAD', name: 'Pão' }],
  ],
  create: {
    dialog: 'Create article category',
    fill: async (form) => {
      await field(form, 'Name').fill('Sumos');
      await choose(form, 'Part of', 'Bebidas');
    },
    shows: ['Sumos'],
    q: 'sumos',
    stored: { name: 'Sumos', parentId: 'DRINKS' },
    required: ['Name'],
    refuses: [{ field: 'Name', value: 'Pão', message: 'Pão is already in use' }],
  },
  edit: {
    row: 'Pão',
    id: 'BREAD',
    field: 'Name',
    to: 'Pão e bolos',
    others: { name: 'Padaria' },
  },
  search: { words: 'agua', finds: 'Águas', hides: 'Pão' },
  sort: { column: 'Name', ascending: ['Bebidas', 'Pão'] },
  column: { name: 'Part of', isShown: true },
  file: { headings: ['Name', 'Part of'], lines: ['Bebidas;', 'Águas;Bebidas', 'Pão;'] },
  permissions: { manage: 'catalog.manage' },
});
