import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

const named = (id: string, name: string) =>
  ['/api/party-categories', { id, name, kind: 'entity' }] as const;

crudSuite({
  title: 'Entity categories',
  path: '/commercial/entities/categories',
  api: '/api/party-categories',
  past: [named('IMPORT', 'Importadores'), named('FARM', 'Agrícolas'), named('STATE', 'Estado')],
  create: {
    dialog: 'Create entity category',
    fill: (form) => field(form, 'Name').fill('Revendedores'),
    shows: ['Revendedores'],
    q: 'revend',
    stored: { name: 'Revendedores', kind: 'entity' },
    required: ['Name'],
    refuses: [{ field: 'Name', value: 'Estado', message: 'Estado is already in use' }],
  },
  edit: {
    row: 'Estado',
    id: 'STATE',
    field: 'Name',
    to: 'Estado e autarquias',
    others: { name: 'Entidades públicas' },
  },
  search: { words: 'agricolas', finds: 'Agrícolas', hides: 'Importadores' },
  sort: { column: 'Name', ascending: ['Agrícolas', 'Estado', 'Importadores'] },
  column: { name: 'Name', isShown: true },
  file: { headings: ['Name'], lines: ['Agrícolas', 'Estado', 'Importadores'] },
  permissions: { view: 'parties.view', manage: 'parties.manage' },
});
