import { documents, parties } from '@balcao/projections';
import type { Collection, Query, Row, RowReader } from '@balcao/read-store';
import { companyId, type Sales } from './company.js';
import { address, clientOf, perPage, type List } from './list.js';
import { moreLists } from './more-lists.js';

/** The last year that is full of documents. */
const year = new Date().getFullYear() - 1;

const newestFirst = [
  ['issuedOn', 'desc'],
  ['number', 'desc'],
] as const;

function page<R extends Row>(store: RowReader, rows: Collection<R>, query: Query<R>) {
  const { where = {}, search } = query;
  return Promise.all([
    store.find(rows, companyId, { ...query, limit: perPage }),
    store.count(rows, companyId, search === undefined ? { where } : { where, search }),
  ]);
}

/** As the screens ask: each shows the documents of one type. */
const unpaid = { typeId: 'FT', status: 'unpaid' } as const;

const monthOf = (turn: Sales) => `${year}-${String(1 + turn.below(12)).padStart(2, '0')}`;
const wordsOf = (turn: Sales) => `padaria ${1 + turn.below(40) * 7}`;
const sort = 'issuedOn:desc,number:desc';
const monthly = (month: string) => ({ issuedOn: { $gte: `${month}-01`, $lte: `${month}-31` } });

/** What people open all day, and what costs most. */
export const lists: readonly List[] = [
  {
    name: 'documents, newest first',
    inStore: (store) => page(store, documents, { sort: newestFirst }),
    path: () => address('documents', {}, { sort }),
  },
  {
    name: 'unpaid invoices, newest first',
    inStore: (store) => page(store, documents, { where: unpaid, sort: newestFirst }),
    path: () => address('documents', { typeId: 'FT', state: 'unpaid' }, { sort }),
  },
  {
    name: 'unpaid invoices, greatest first',
    inStore: (store) => page(store, documents, { where: unpaid, sort: [['totalMinor', 'desc']] }),
    path: () =>
      address('documents', { typeId: 'FT', state: 'unpaid' }, { sort: 'totalMinor:desc' }),
  },
  {
    name: "a client's documents",
    inStore: (store, turn) =>
      page(store, documents, { where: { clientId: clientOf(turn) }, sort: newestFirst }),
    path: (turn) => address('documents', { clientId: clientOf(turn) }, { sort }),
  },
  {
    name: "a month's documents, by total",
    inStore: (store, turn) =>
      page(store, documents, { where: monthly(monthOf(turn)), sort: [['totalMinor', 'desc']] }),
    path: (turn) => address('documents', monthly(monthOf(turn)), { sort: 'totalMinor:desc' }),
  },
  {
    name: 'documents found by two words',
    inStore: (store, turn) => page(store, documents, { search: wordsOf(turn), sort: newestFirst }),
    path: (turn) => address('documents', {}, { sort, q: wordsOf(turn) }),
  },
  {
    name: 'totals of the unpaid invoices',
    inStore: (store) =>
      store.group(documents, companyId, {
        where: unpaid,
        sum: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
      }),
    path: () => address('documents/totals', { typeId: 'FT', state: 'unpaid' }),
  },
  {
    name: 'clients by name',
    inStore: (store) =>
      page(store, parties, { where: { isClient: true }, sort: [['name', 'asc']] }),
    path: () => address('clients', {}, { sort: 'name:asc' }),
  },
  ...moreLists,
];
