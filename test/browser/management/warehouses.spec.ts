import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

crudSuite({
  title: 'Warehouses',
  path: '/commercial/warehouse',
  api: '/api/warehouses',
  past: [
    ['/api/warehouses', { id: 'SHOP', code: 'LJ1', name: 'Loja da Polana', city: 'Maputo' }],
    ['/api/warehouses', { id: 'NORTH', code: 'NOR', name: 'Zona Norte', city: 'Nampula' }],
  ],
  create: {
    dialog: 'Create warehouse',
    fill: async (form) => {
      await field(form, 'Code').fill('BEI');
      await field(form, 'Name').fill('Porto da Beira');
      await field(form, 'City').fill('Beira');
      await field(form, 'Address').fill('Av. Poder Popular, 10');
    },
    shows: ['BEI', 'Porto da Beira', 'Beira'],
    q: 'beira',
    stored: { code: 'BEI', name: 'Porto da Beira', city: 'Beira' },
    required: ['Code', 'Name'],
    refuses: [{ field: 'Code', value: 'LJ1', message: 'LJ1 is already in use' }],
  },
  edit: {
    row: 'Loja da Polana',
    id: 'SHOP',
    field: 'Name',
    to: 'Loja da Polana 2',
    others: { city: 'Matola' },
  },
  search: { words: 'polana', finds: 'Loja da Polana', hides: 'Zona Norte' },
  sort: { column: 'Name', ascending: ['Loja da Polana', 'Zona Norte'] },
  column: { name: 'City', isShown: true },
  file: {
    headings: ['Code', 'Name', 'City', 'Address'],
    lines: ['LJ1;Loja da Polana;Maputo;', 'NOR;Zona Norte;Nampula;'],
  },
  permissions: { manage: 'stock.manage' },
});
