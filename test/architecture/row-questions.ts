import {
  accountEntries,
  documentLines,
  documents,
  journalEvents,
  payments,
  sales,
  settlements,
  stockMoves,
  stockSums,
  tradeSums,
  treasuryEntries,
} from '@balcao/projections';
import { anyRowsOf, type AnyCollection, type RowReader } from '@balcao/read-store';

/** The collections of which a company of some years has a million rows. */
export const large: readonly AnyCollection[] = [
  documents,
  documentLines,
  stockMoves,
  journalEvents,
  accountEntries,
  payments,
  sales,
  settlements,
  treasuryEntries,
  tradeSums,
  stockSums,
];

/** A question to rows. */
export type Ask = (rows: RowReader) => Promise<unknown>;

/** Whose rows they are. */
export const company = 'grocer';
const limit = 50;
const year = { $gte: '2026-01-01', $lte: '2026-12-31' };
const newest = [
  ['issuedOn', 'desc'],
  ['number', 'desc'],
] as const;
const unpaid = { typeId: 'FT', status: 'unpaid' } as const;
const account = { partyId: 'p', ledger: 'client' } as const;

/** What screens, reports and tasks ask of large collections: each in its own words. */
export const asked: Readonly<Record<string, Ask>> = {
  'documents, newest first': (rows) => rows.find(documents, company, { sort: newest, limit }),
  "a month's documents": (rows) =>
    rows.find(documents, company, { where: { issuedOn: year }, sort: newest, limit }),
  "a client's documents": (rows) =>
    rows.find(documents, company, { where: { clientId: 'p' }, sort: newest, limit }),
  "a seller's documents": (rows) =>
    rows.find(documents, company, { where: { issuedById: 'm' }, sort: newest, limit }),
  'documents of the shift that a cashier sees': (rows) =>
    rows.find(documents, company, { where: { shiftId: 's' }, sort: newest, limit }),
  'documents of a series, for the fiscal file': (rows) =>
    rows.find(documents, company, {
      where: { seriesId: 'FT_2026', number: { $gt: 7 } },
      sort: [['number', 'asc']],
      limit,
    }),
  'the copies of a document': (rows) =>
    rows.find(documents, company, { where: { duplicateOf: 'FT_2026.1' }, sort: newest, limit }),
  'how many copies there are of a type': (rows) =>
    rows.count(documents, company, { where: { typeId: 'FT', duplicateOf: { $exists: true } } }),
  'invoices, newest first': (rows) =>
    rows.find(documents, company, { where: { typeId: 'FT' }, sort: newest, limit }),
  'unpaid invoices, newest first': (rows) =>
    rows.find(documents, company, { where: unpaid, sort: newest, limit }),
  'unpaid invoices by due day': (rows) =>
    rows.find(documents, company, { where: unpaid, sort: [['dueOn', 'asc']], limit }),
  'what is owed, by due day, on the first page': (rows) =>
    rows.group(documents, company, { where: unpaid, by: ['dueOn'], sum: ['pendingMinor'] }),
  'the totals above a list of invoices': (rows) =>
    rows.group(documents, company, {
      where: { typeId: 'FT' },
      by: ['status'],
      sum: ['worthBaseMinor', 'worthVatMinor', 'worthTotalMinor', 'pendingMinor'],
    }),
  'invoices by client': (rows) =>
    rows.find(documents, company, {
      where: { typeId: 'FT' },
      sort: [['clientName', 'asc']],
      limit,
    }),
  'invoices by due day': (rows) =>
    rows.find(documents, company, { where: { typeId: 'FT' }, sort: [['dueOn', 'asc']], limit }),
  'invoices, greatest first': (rows) =>
    rows.find(documents, company, {
      where: { typeId: 'FT' },
      sort: [['totalMinor', 'desc']],
      limit,
    }),
  'the report of documents by client': (rows) =>
    rows.group(documents, company, {
      where: { issuedOn: year },
      by: ['clientId'],
      sum: ['worthBaseMinor', 'worthVatMinor', 'worthTotalMinor', 'pendingMinor'],
    }),
  'the lines of a document': (rows) =>
    rows.find(documentLines, company, { where: { documentId: 'FT_2026.1' } }),
  "an article's lines": (rows) =>
    rows.find(documentLines, company, {
      where: { articleId: 'a' },
      sort: [['issuedOn', 'desc']],
      limit,
    }),
  "a client's lines": (rows) =>
    rows.find(documentLines, company, {
      where: { partyId: 'p' },
      sort: [['issuedOn', 'desc']],
      limit,
    }),
  'lines of a period, newest first': (rows) =>
    rows.find(documentLines, company, {
      where: { issuedOn: year },
      sort: [['issuedOn', 'desc']],
      limit,
    }),
  'the report of sales by article': (rows) =>
    rows.group(documentLines, company, {
      where: { isCancelled: false, group: 'sales', issuedOn: year },
      by: ['articleId'],
      sum: ['tradeBaseMinor', 'tradeVatMinor', 'quantityMicros', 'costMinor'],
    }),
  "an article's moves": (rows) =>
    rows.find(stockMoves, company, { where: { articleId: 'a' }, sort: [['on', 'desc']], limit }),
  "a batch's moves, for a recall": (rows) =>
    rows.find(stockMoves, company, { where: { batchId: 'b' }, sort: [['on', 'asc']] }),
  'stock on a day': (rows) =>
    rows.group(stockMoves, company, {
      where: { on: year },
      by: ['articleId'],
      sum: ['quantityMicros', 'costMinor', 'revaluationMinor'],
    }),
  'the moves of a record': (rows) =>
    rows.find(stockMoves, company, { where: { recordId: 'FT_2026.1' } }),
  'stock moves, newest first': (rows) =>
    rows.find(stockMoves, company, { sort: [['id', 'desc']], limit }),
  'stock by month': (rows) =>
    rows.group(stockSums, company, {
      where: { month: { $lt: '2026-03' } },
      by: ['articleId'],
      sum: ['quantityMicros', 'valueMinor'],
    }),
  "an article's stock by month": (rows) =>
    rows.group(stockSums, company, {
      where: { articleId: 'a', month: { $lt: '2026-03' } },
      by: ['warehouseId'],
      sum: ['quantityMicros', 'valueMinor'],
    }),
  'the journal, newest first': (rows) =>
    rows.find(journalEvents, company, { sort: [['id', 'desc']], limit }),
  'the journal of a day': (rows) =>
    rows.find(journalEvents, company, { where: { recordedAt: year }, limit }),
  'the journal of a kind': (rows) => ofJournal(rows, { type: 'ArticleChanged' }),
  'the journal of a person': (rows) => ofJournal(rows, { actorId: 'm' }),
  'the journal of a record': (rows) => ofJournal(rows, { recordId: 'FT_2026.1' }),
  'the journal with a client': (rows) => ofJournal(rows, { partyId: 'p' }),
  'the journal of an amount': (rows) =>
    rows.find(journalEvents, company, { where: { amountMinor: { $gte: 1, $lte: 9 } }, limit }),
  'the journal from a device': (rows) => ofJournal(rows, { device: 'Balcão 1' }),
  "an auditor's question": (rows) => ofJournal(rows, { question: 'drawerOpened' }),
  "an auditor's question, by person": (rows) =>
    rows.group(journalEvents, company, {
      where: { question: 'priceChanges' },
      by: ['actorId'],
      sum: ['amountMinor'],
    }),
  "a party's statement": (rows) =>
    rows.find(accountEntries, company, {
      where: account,
      sort: [
        ['on', 'asc'],
        ['id', 'asc'],
      ],
      limit,
    }),
  "a party's balance after an entry": (rows) =>
    rows.group(accountEntries, company, {
      where: { ...account, id: { $lte: '7' } },
      sum: ['debitMinor', 'creditMinor'],
    }),
  'receipts, newest first': (rows) => ofReceipts(rows, newest),
  'receipts, greatest first': (rows) => ofReceipts(rows, [['paidMinor', 'desc']]),
  'receipts by client': (rows) => ofReceipts(rows, [['partyName', 'asc']]),
  'payments to suppliers, newest first': (rows) => ofSuppliers(rows, newest),
  'payments to suppliers, greatest first': (rows) => ofSuppliers(rows, [['paidMinor', 'desc']]),
  'payments to suppliers by name': (rows) => ofSuppliers(rows, [['partyName', 'asc']]),
  "a party's payments": (rows) =>
    rows.find(payments, company, { where: { partyId: 'p' }, sort: newest, limit }),
  'payments of a series, for the fiscal file': (rows) =>
    rows.find(payments, company, {
      where: { seriesId: 'RC_2026', number: { $gt: 7 } },
      sort: [['number', 'asc']],
      limit,
    }),
  'the report of payments': (rows) =>
    rows.group(payments, company, {
      where: { issuedOn: year },
      by: ['ledger', 'status'],
      sum: ['paidMinor', 'withheldMinor'],
    }),
  'sales cancelled in a period': (rows) =>
    rows.group(sales, company, {
      where: { isCancelled: true, issuedOn: year },
      by: ['clientId', 'isSale'],
      sum: ['baseMinor', 'vatMinor', 'totalMinor'],
    }),
  "a client's sales": (rows) =>
    rows.find(sales, company, {
      where: { clientId: 'p', issuedOn: year },
      sort: [['issuedOn', 'desc']],
      limit,
    }),
  'sales that were truly paid otherwise': (rows) =>
    rows.group(sales, company, {
      where: { firstMethodId: { $gt: '' }, issuedOn: year },
      by: ['methodId'],
      sum: ['totalMinor'],
    }),
  "the age of a party's debts": (rows) =>
    rows.group(settlements, company, {
      where: { ...account, on: { $lte: '2026-03-31' } },
      by: ['documentId', 'dueOn'],
      sum: ['signedMinor'],
    }),
  'what settled a document': (rows) =>
    rows.find(settlements, company, { where: { documentId: 'd' }, sort: [['on', 'asc']] }),
  'what a payment settled': (rows) =>
    rows.group(settlements, company, { where: { sourceId: 'd' }, sum: ['signedMinor'] }),
  "an account's entries": (rows) =>
    rows.find(treasuryEntries, company, {
      where: { accountId: 'cash' },
      sort: [['on', 'desc']],
      limit,
    }),
  'the report of treasury': (rows) =>
    rows.group(treasuryEntries, company, {
      where: { on: year },
      by: ['kind'],
      sum: ['amountMinor'],
    }),
  'what paid an expense': (rows) =>
    rows.group(treasuryEntries, company, { where: { sourceId: 'e' }, sum: ['amountMinor'] }),
  'the report of sales by client': (rows) =>
    rows.group(tradeSums, company, {
      where: { dimension: 'client', grain: 'month', group: 'sales', period: year },
      by: ['value'],
      sum: ['count', 'baseMinor', 'vatMinor', 'totalMinor'],
    }),
};

const ofJournal = (rows: RowReader, where: object) =>
  rows.find(anyRowsOf(journalEvents), company, { where, sort: [['id', 'desc']], limit });
type Order = readonly (readonly [
  'issuedOn' | 'number' | 'paidMinor' | 'partyName',
  'asc' | 'desc',
])[];
const ofReceipts = (rows: RowReader, sort: Order) =>
  rows.find(payments, company, { where: { ledger: 'client' }, sort, limit });
const ofSuppliers = (rows: RowReader, sort: Order) =>
  rows.find(payments, company, { where: { isOfSuppliers: true }, sort, limit });
