import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

const named = (id: string, name: string) => ['/api/party-categories', { id, name }] as const;

crudSuite({
  title: 'Client categories',
  path: '/commercial/clients/categories',
  api: '/api/party-categories',
  past: [named('HOTELS', 'Hotéis'), named('SCHOOLS', 'Escolas'), named('STATE', 'Estado')],
  create: {
    dialog: 'Create client category',
    fill: (form) => field(form, 'Name').fill('Revendedores'),
    shows: ['Revendedores'],
    q: 'revend',
    stored: { name: 'Revendedores' },
    required: ['Name'],
    refuses: [{ field: 'Name', value: 'Escolas', message: 'Escolas is already in use' }],
  },
  edit: {
    row: 'Estado',
    id: 'STATE',
    field: 'Name',
    to: 'Estado e autarquias',
    others: { name: 'Entidades públicas' },
  },
  search: { words: 'hoteis', finds: 'Hotéis', hides: 'Escolas' },
  sort: { column: 'Name', ascending: ['Escolas', 'Estado', 'Hotéis'] },
  column: { name: 'Name', isShown: true },
  file: { headings: ['Name'], lines: ['Hotéis', 'Escolas', 'Estado'] },
  permissions: { manage: 'parties.manage' },
});
