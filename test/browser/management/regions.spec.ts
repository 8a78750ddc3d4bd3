import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

const named = (id: string, name: string) => ['/api/regions', { id, name }] as const;

crudSuite({
  title: 'Regions',
  path: '/commercial/regions',
  api: '/api/regions',
  past: [named('GAZA', 'Gaza'), named('MACIA', 'Mácia'), named('TETE', 'Tete')],
  create: {
    dialog: 'Create region',
    fill: (form) => field(form, 'Name').fill('Zambézia'),
    shows: ['Zambézia'],
    q: 'zambezia',
    stored: { name: 'Zambézia', isArchived: false },
    required: ['Name'],
    refuses: [{ field: 'Name', value: 'Gaza', message: 'Gaza is already in use' }],
  },
  edit: { row: 'Tete', id: 'TETE', field: 'Name', to: 'Tete cidade', others: { name: 'Tete sul' } },
  search: { words: 'macia', finds: 'Mácia', hides: 'Gaza' },
  sort: { column: 'Name', ascending: ['Gaza', 'Mácia', 'Tete'] },
  column: { name: 'Name', isShown: true },
  file: { headings: ['Name'], lines: ['Gaza', 'Mácia', 'Tete'] },
  permissions: { manage: 'parties.manage' },
});
