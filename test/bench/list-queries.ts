import { documents, parties } from '@balcao/projections';
import type { Collection, Query, Row, RowReader } from '@balcao/read-store';
import { companyId, type Sales } from './company.js';
import { moreLists } from './more-lists.js';

const perPage = 50;
/** The last year that is full of documents. */
const year = new Date().getFullYear() - 1;

/** A list's first page, asked for in one or two ways; `turn` varies what it selects. */
export interface List {
  readonly name: string;
  /** Of the read store alone: rows and their count. */
  readonly inStore?: (store: RowReader, turn: Sales) => Promise<unknown>;
  /** Of the API. */
  readonly path: (turn: Sales) => string;
}

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

/** Where the API answers a list's first page. */
export function address(
  resource: string,
  filter: object,
  query: Readonly<Record<string, string>> = {},
): string {
  const sent = { filter: JSON.stringify(filter), perPage: String(perPage), ...query };
  return `/api/${resource}?${new URLSearchParams(sent).toString()}`;
}

/** As the screens ask: each shows the documents of one type. */
const unpaid = { typeId: 'FT', status: 'unpaid' } as const;

/** One of those that the smallest data set has too. */
export const clientOf = (turn: Sales) => `DEMOC${101 + turn.below(40)}`;
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
