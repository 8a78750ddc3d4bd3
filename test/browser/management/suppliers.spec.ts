import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

const supplier = (id: string, code: string, name: string) =>
  ['/api/suppliers', { id, code, name }] as const;

crudSuite({
  title: 'Suppliers',
  path: '/commercial/suppliers',
  api: '/api/suppliers',
  past: [
    ['/api/party-categories', { id: 'IMPORTERS', name: 'Importadores', kind: 'supplier' }],
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }],
    supplier('NORTH', 'F001', 'Armazéns do Norte'),
    supplier('DRINKS', 'F002', 'Bebidas de Maputo'),
    supplier('IRON', 'F003', 'Cimentos e Ferro'),
  ],
  create: {
    dialog: 'Create supplier',
    fill: async (form) => {
      await field(form, 'Name').fill('Frescos do Umbelúzi');
      await field(form, 'Code').fill('F004');
      await field(form, 'NUIT').fill('400 123 454');
      await field(form, 'Phone number').fill('841234567');
      await choose(form, 'Category', 'Importadores');
      await field(form, 'Debit limit').fill('50 000');
    },
    shows: ['Frescos do Umbelúzi', '400 123 454'],
    q: 'umbeluzi',
    stored: {
      code: 'F004',
      nuit: '400123454',
      phone1: '841234567',
      categoryId: 'IMPORTERS',
      debitLimitMinor: 5_000_000,
      isClient: false,
      isSupplier: true,
    },
    required: ['Name', 'Code'],
    refuses: [
      { field: 'Phone number', value: '84', message: 'Phone number must contain 9 digits only' },
      { field: 'Code', value: 'F001', message: 'F001 is already in use' },
    ],
  },
  edit: {
    row: 'Bebidas de Maputo',
    id: 'DRINKS',
    field: 'Name',
    to: 'Bebidas de Maputo e Matola',
    others: { address1: 'Rua do Porto 4' },
  },
  search: { words: 'armazens', finds: 'Armazéns do Norte', hides: 'Cimentos' },
  sort: {
    column: 'Name',
    ascending: ['Armazéns do Norte', 'Bebidas de Maputo', 'Cimentos e Ferro'],
  },
  column: { name: 'E-mail', isShown: false },
  file: {
    headings: [
      ...['Code', 'Name', 'NUIT', 'Phone number', 'E-mail', 'Region', 'Category'],
      ...['Debit limit', 'You owe'],
    ],
    lines: ['F001;Armazéns do Norte;;;;;;;'],
  },
  permissions: { manage: 'parties.manage' },
});
