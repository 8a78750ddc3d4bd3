import type { Sales } from './company.js';
import { demoArticles } from '@balcao/api/demo';
import { address, clientOf, type List } from './list.js';

const articleOf = (turn: Sales) =>
  `DEMO${demoArticles[turn.below(demoArticles.length)]?.[0] ?? ''}`;
const bank = 'account_bank';
const cash = 'account_cash';

/** A list of the API in its screen's order. */
function screen(name: string, resource: string, sort: string, filter: object = {}): List {
  return { name, path: () => address(resource, filter, { sort }) };
}

/** What the other screens show first, of rows that grow with the documents. */
export const moreLists: readonly List[] = [
  screen('paid sales, newest first', 'documents', 'issuedOn:desc', { typeId: 'VD' }),
  screen('documents by client', 'documents', 'clientName:asc', { typeId: 'FT' }),
  screen('unpaid invoices by due day', 'documents', 'dueOn:asc', { typeId: 'FT', state: 'unpaid' }),
  screen('overdue invoices', 'documents', 'issuedOn:desc', { typeId: 'FT', state: 'expired' }),
  screen('receipts, newest first', 'receipts', 'issuedOn:desc'),
  screen('receipts, greatest first', 'receipts', 'paidMinor:desc'),
  screen('receipts by client', 'receipts', 'partyName:asc'),
  screen('stock moves, newest first', 'stock-moves', 'id:desc'),
  screen('stock, last moved first', 'stock', 'lastMovedOn:desc'),
  screen('batches by expiry', 'batches', 'expiresOn:asc'),
  screen('transfers, newest first', 'transfers', 'on:desc'),
  screen('entries of cash', 'treasury-entries', 'on:desc', { accountId: cash }),
  screen('clients by balance', 'clients', 'balanceMinor:desc'),
  {
    name: "an article's moves",
    path: (turn) => address('stock-moves', { articleId: articleOf(turn) }, { sort: 'on:desc' }),
  },
  {
    name: "an article's lines",
    path: (turn) =>
      address('document-lines', { articleId: articleOf(turn) }, { sort: 'issuedOn:desc' }),
  },
  {
    name: "a client's lines",
    path: (turn) =>
      address('document-lines', { partyId: clientOf(turn) }, { sort: 'issuedOn:desc' }),
  },
  { name: "the bank's statement", path: () => address(`treasury-accounts/${bank}/entries`, {}) },
  {
    name: "a client's statement",
    path: (turn) => address(`clients/${clientOf(turn)}/entries`, {}),
  },
  {
    name: "a client's age of debts",
    path: (turn) => address(`clients/${clientOf(turn)}/ageing`, {}),
  },
  {
    name: "a client's open documents",
    path: (turn) => address(`clients/${clientOf(turn)}/open-documents`, {}),
  },
];
