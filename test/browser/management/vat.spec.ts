import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

crudSuite({
  title: 'VAT',
  path: '/commercial/vat',
  api: '/api/vat',
  past: [
    ['/api/vat', { id: 'ENERGY', code: 'ENE', name: 'Energia eléctrica', rate: '9.92' }],
    ['/api/vat', { id: 'WATER', code: 'AGU', name: 'Água canalizada', rate: '12' }],
  ],
  create: {
    dialog: 'Create VAT rate',
    fill: async (form) => {
      await field(form, 'Code').fill('TUR');
      await field(form, 'Rate').fill('0');
      await field(form, 'Name').fill('Turismo');
      await field(form, 'Reason for exemption').fill('Artigo 9.º do CIVA');
      await field(form, 'Valid from').fill('2026-01-01');
      await field(form, 'Valid to').fill('2026-12-31');
    },
    shows: ['TUR', 'Turismo', '2026-12-31'],
    q: 'turismo',
    stored: {
      code: 'TUR',
      rate: '0',
      exemptionReason: 'Artigo 9.º do CIVA',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      isDefault: false,
    },
    required: ['Code', 'Rate', 'Name'],
    refuses: [
      { field: 'Code', value: 'NOR', message: 'NOR is already in use' },
      {
        field: 'Valid to',
        value: '2025-12-31',
        message: 'The validity ends before it starts',
      },
      {
        field: 'Reason for exemption',
        value: '',
        message: 'A 0% VAT rate needs an exemption reason',
      },
    ],
  },
  edit: {
    row: 'ENE',
    id: 'ENERGY',
    field: 'Name',
    to: 'Energia ENE renovável',
    others: { name: 'Energia solar' },
  },
  search: { words: 'agua', finds: 'AGU', hides: 'ENE' },
  sort: { column: 'Code', ascending: ['AGU', 'ENE', 'NOR', 'RED'] },
  column: { name: 'Reason for exemption', isShown: false },
  file: {
    headings: ['Code', 'Name', 'Rate', 'Reason for exemption', 'Valid from', 'Valid to', 'Default'],
    lines: ['ENE;Energia eléctrica;9.92;;;;No', 'NOR;IVA taxa normal;16;;2023-01-01;;Yes'],
  },
  permissions: { manage: 'vat.manage' },
});
