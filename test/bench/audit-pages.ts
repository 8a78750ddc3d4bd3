import type { Sales } from './company.js';
import { address, clientOf } from './list.js';
import { busyDocument, hands } from './lengthen.js';

/** What an auditor asks for, and how soon the answer is to be there. */
export interface AuditPage {
  readonly name: string;
  readonly path: (turn: Sales) => string;
  readonly target: string;
}

/** The last year that is full of documents. */
const year = new Date().getFullYear() - 1;
const soon = 'p95 300 ms';

const monthOf = (turn: Sales) => String(1 + turn.below(12)).padStart(2, '0');
const invoiceOf = (turn: Sales) => `FT_${year}.${1 + turn.below(1_000)}`;
const today = () => new Date().toISOString().slice(0, 10);

const journal = (filter: object, query: Readonly<Record<string, string>> = {}) =>
  address('journal', filter, query);
const asked = (question: string) => ({
  name: `journal: the question ${question}`,
  path: () => journal({ question }),
  target: soon,
});
const explained = (query: Readonly<Record<string, string>>) =>
  `/api/explain?${new URLSearchParams(query).toString()}`;
const figure = 'list.documents.totalMinor';

/** Pages of now. */
export const auditPages: readonly AuditPage[] = [
  {
    name: 'replay of a document, first page',
    path: (turn) => `/api/past/documents/${invoiceOf(turn)}`,
    target: soon,
  },
  {
    name: 'replay of one with 900 events, first page',
    path: () => `/api/past/documents/${busyDocument}`,
    target: soon,
  },
  {
    name: '… what stood beside a document',
    path: (turn) => `/api/past/documents/${invoiceOf(turn)}/moment?revision=900000`,
    target: soon,
  },
  { name: 'journal, the newest', path: () => journal({}), target: soon },
  {
    name: 'journal: of a type',
    path: (turn) => journal({ type: turn.below(2) === 0 ? 'ArticleChanged' : 'DocumentIssued' }),
    target: soon,
  },
  {
    name: 'journal: by a person',
    path: (turn) => journal({ actorId: hands[turn.below(hands.length)]?.actorId }),
    target: soon,
  },
  {
    name: 'journal: of a day',
    path: () => journal({ on: { $gte: today(), $lte: today() } }),
    target: soon,
  },
  {
    name: 'journal: of a record',
    path: (turn) => journal({ recordId: invoiceOf(turn) }),
    target: soon,
  },
  {
    name: 'journal: with a client',
    path: (turn) => journal({ partyId: clientOf(turn) }),
    target: soon,
  },
  {
    name: 'journal: of an amount',
    path: (turn) => {
      const from = 100_000 + turn.below(50_000_000);
      return journal({ amountMinor: { $gte: from, $lte: from + 500 } });
    },
    target: soon,
  },
  {
    name: 'journal: from a device',
    path: (turn) => journal({ device: hands[turn.below(hands.length)]?.device }),
    target: soon,
  },
  {
    name: 'journal: of a device that made nothing',
    path: () => journal({ device: 'Balcão 9' }),
    target: soon,
  },
  { name: 'journal: by words', path: () => journal({}, { q: 'padaria' }), target: soon },
  ...['voidedLines', 'drawerOpened', 'priceChanges', 'afterHours', 'rightsGranted'].map(asked),
  {
    name: 'journal: price changes, by person',
    path: () => `/api/journal/people?filter=${encodeURIComponent('{"question":"priceChanges"}')}`,
    target: soon,
  },
  { name: 'journal: the kinds of events', path: () => '/api/journal/types', target: soon },
  {
    name: 'journal: one event word for word',
    path: (turn) => `/api/journal/${turn.below(1_000_000)}/event`,
    target: soon,
  },
  {
    name: "explain a month's sales",
    path: (turn) => {
      const month = `${year}-${monthOf(turn)}`;
      const days = { $gte: `${month}-01`, $lte: `${month}-31` };
      return explained({ figure, filter: JSON.stringify({ issuedOn: days }) });
    },
    target: 'p95 500 ms',
  },
  {
    name: 'explain the total of all documents',
    path: () => explained({ figure, filter: '{}' }),
    target: 'p95 500 ms',
  },
  {
    name: '… by day',
    path: () => explained({ figure, filter: '{}', by: 'day' }),
    target: 'p95 500 ms',
  },
];

/** Pages of a moment: by header, as the bar above every page sends it. */
export const pastPages: readonly AuditPage[] = [
  {
    name: 'as known then: documents, newest first',
    path: () => address('documents', {}, { sort: 'issuedOn:desc,number:desc' }),
    target: 'p95 2 s',
  },
  {
    name: 'as known then: articles by name',
    path: () => address('articles', {}, { sort: 'name:asc' }),
    target: 'p95 2 s',
  },
  {
    name: 'as known then: the report of documents',
    path: () => address('reports/documents', { issuedOn: { $gte: `${year}-01-01` } }),
    target: 'p95 10 s',
  },
];
