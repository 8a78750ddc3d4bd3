import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

crudSuite({
  title: 'Cash registers',
  path: '/commercial/cash_registers',
  api: '/api/cash-registers',
  past: [
    ['/api/warehouses', { id: 'SHOP', code: 'LJ1', name: 'Loja da Polana' }],
    ['/api/cash-registers', { id: 'FRONT', code: 'CX1', name: 'Caixa da frente' }],
    ['/api/cash-registers', { id: 'MARKET', code: 'CX2', name: 'Zona do mercado' }],
  ],
  create: {
    dialog: 'Create cash register',
    fill: async (form) => {
      await field(form, 'Code').fill('CX3');
      await field(form, 'Name').fill('Posto do talho');
      await choose(form, 'Warehouse', 'Loja da Polana');
    },
    shows: ['CX3', 'Posto do talho', 'Loja da Polana'],
    q: 'talho',
    stored: { code: 'CX3', name: 'Posto do talho', warehouseId: 'SHOP' },
    required: ['Code', 'Name'],
    refuses: [{ field: 'Code', value: 'CX1', message: 'CX1 is already in use' }],
  },
  edit: {
    row: 'Caixa da frente',
    id: 'FRONT',
    field: 'Name',
    to: 'Caixa da frente 2',
    others: { warehouseId: 'SHOP' },
  },
  search: { words: 'frente', finds: 'Caixa da frente', hides: 'Zona do mercado' },
  sort: { column: 'Name', ascending: ['Caixa da frente', 'Zona do mercado'] },
  column: { name: 'Treasury account', isShown: true },
  file: {
    headings: ['Code', 'Name', 'Warehouse', 'Treasury account'],
    lines: ['CX1;Caixa da frente;;', 'CX2;Zona do mercado;;'],
  },
  permissions: { manage: 'pos.manage' },
});
