import { crudSuite } from '../support/crud-suite.js';

const named = (id: string, name: string) =>
  ['/api/party-categories', { id, name, kind: 'supplier' }] as const;

// Declared by the function that declares client categories, whose suite creates and changes.
crudSuite({
  title: 'Supplier categories',
  path: '/commercial/suppliers/categories',
  api: '/api/party-categories',
  past: [named('IMPORT', 'Importadores'), named('FARM', 'Agrícolas'), named('STATE', 'Estado')],
  search: { words: 'agricolas', finds: 'Agrícolas', hides: 'Importadores' },
  sort: { column: 'Name', ascending: ['Agrícolas', 'Estado', 'Importadores'] },
  column: { name: 'Name', isShown: true },
  file: { headings: ['Name'], lines: ['Agrícolas', 'Estado', 'Importadores'] },
  permissions: { manage: 'parties.manage' },
});
