import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

crudSuite({
  title: 'Payment methods',
  path: '/commercial/payment_method',
  api: '/api/payment-methods',
  past: [
    [
      '/api/payment-methods',
      { id: 'POS', name: 'Terminal', namePt: 'Terminal POS', kind: 'card', mechanism: 'CD' },
    ],
  ],
  create: {
    dialog: 'Create payment method',
    fill: async (form) => {
      await field(form, 'Name').fill('Gift card');
      await field(form, 'Name in Portuguese').fill('Cartão de oferta');
      await choose(form, 'Type', 'Other');
      await choose(form, 'SAF-T code', 'CO');
      await choose(form, 'Treasury account', 'Caixa');
    },
    shows: ['Gift card', 'Cartão de oferta'],
    q: 'gift',
    stored: { name: 'Gift card', kind: 'other', mechanism: 'CO', accountId: 'account_cash' },
    required: ['Name', 'Name in Portuguese'],
    refuses: [{ field: 'Name', value: 'Cash', message: 'Cash is already in use' }],
  },
  edit: {
    row: 'Terminal',
    id: 'POS',
    field: 'Name in Portuguese',
    to: 'Terminal BCI',
    others: { namePt: 'Terminal BIM' },
  },
  search: { words: 'numerario', finds: 'Numerário', hides: 'Terminal' },
  sort: { column: 'Name', ascending: ['Card', 'Cash', 'Cheque', 'Terminal'] },
  column: { name: 'SAF-T code', isShown: true },
  file: {
    headings: ['Name', 'Name in Portuguese', 'Type', 'SAF-T code', 'Treasury account', 'Default'],
    lines: ['Cash;Numerário;Cash;NU;Caixa;Yes', 'Terminal;Terminal POS;Card;CD;;No'],
  },
  permissions: { manage: 'payments.manage' },
});
