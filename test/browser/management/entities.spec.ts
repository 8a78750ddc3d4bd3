import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

const entity = (id: string, code: string, name: string) =>
  ['/api/entities', { id, code, name }] as const;

crudSuite({
  title: 'Entities',
  path: '/commercial/entities',
  api: '/api/entities',
  past: [
    ['/api/party-categories', { id: 'FARMS', name: 'Cooperativas', kind: 'entity' }],
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }],
    entity('CHOKWE', 'E001', 'Cooperativa de Chókwè'),
    entity('PORT', 'E002', 'Porto de Maputo'),
    entity('RAIL', 'E003', 'Caminhos de Ferro'),
  ],
  create: {
    dialog: 'Create entity',
    fill: async (form) => {
      await field(form, 'Name').fill('União de Camponeses');
      await field(form, 'Code').fill('E004');
      await choose(form, 'Category', 'Cooperativas');
      await field(form, 'Credit limit').fill('10 000');
      await field(form, 'Debit limit').fill('20 000');
    },
    shows: ['União de Camponeses'],
    q: 'camponeses',
    stored: {
      code: 'E004',
      categoryId: 'FARMS',
      creditLimitMinor: 1_000_000,
      debitLimitMinor: 2_000_000,
      isClient: true,
      isSupplier: true,
    },
    required: ['Name', 'Code'],
    refuses: [{ field: 'Code', value: 'C001', message: 'C001 is already in use' }],
  },
  edit: {
    row: 'Porto de Maputo',
    id: 'PORT',
    field: 'Name',
    to: 'Porto de Maputo, SA',
    others: { address1: 'Cais 1' },
  },
  search: { words: 'chokwe', finds: 'Cooperativa de Chókwè', hides: 'Porto' },
  sort: {
    column: 'Name',
    ascending: ['Caminhos de Ferro', 'Cooperativa de Chókwè', 'Porto de Maputo'],
  },
  column: { name: 'E-mail', isShown: false },
  file: {
    headings: [
      ...['Code', 'Name', 'NUIT', 'Phone number', 'E-mail', 'Region', 'Category'],
      ...['Credit limit', 'Balance'],
    ],
    lines: ['E002;Porto de Maputo;;;;;;;0.00'],
  },
  permissions: { manage: 'parties.manage' },
});
