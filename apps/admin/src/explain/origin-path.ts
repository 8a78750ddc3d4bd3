import type { ExplainRow } from '@balcao/contracts';
import { documentPath } from '../routing/document-paths.js';
import { paymentPath } from '../routing/payment-path.js';

type Origin = Pick<ExplainRow, 'collection' | 'recordId' | 'event'>;

const idOf = (recordId: string) => encodeURIComponent(recordId);

/** A list that shows one record, which has no page of its own. */
const listed =
  (list: string, field = 'id') =>
  (id: string): string =>
    `/commercial/${list}?filter=${encodeURIComponent(JSON.stringify({ [field]: id }))}`;

/** Records identified by the type of their event, regardless of the collection of the row. */
const byEvent: readonly (readonly [begins: string, path: (id: string) => string])[] = [
  ['Payment', paymentPath],
  ['Expense', (id) => `/commercial/expense/${idOf(id)}/edit`],
  ['StockCount', (id) => `/commercial/stock_counts/${idOf(id)}`],
  ['StockTransfer', listed('stock_transfers')],
  ['OpeningStock', listed('stock_moves', 'recordId')],
  ['JournalEntry', listed('journal_entries')],
  ['FixedAsset', listed('fixed_assets')],
  ['TreasuryAccount', (id) => `/commercial/treasury_account/${idOf(id)}`],
  ['MoneyDeposited', listed('deposit')],
  ['MoneyWithdrawn', listed('withdrawal')],
  ['MoneyTransferred', listed('transfer')],
  ['ShiftOpened', (id) => `/commercial/shifts/${idOf(id)}`],
  ['ShiftCashMoved', (id) => `/commercial/shifts/${idOf(id)}`],
];

const byCollection: Readonly<Record<string, (id: string) => string>> = {
  expenses: (id) => `/commercial/expense/${idOf(id)}/edit`,
  parties: (id) => `/commercial/clients/${idOf(id)}`,
  payments: paymentPath,
  recurring_expenses: (id) => `/commercial/expense/recurring/${idOf(id)}/edit`,
  shifts: (id) => `/commercial/shifts/${idOf(id)}`,
  stock_articles: (id) => `/commercial/articles/${idOf(id)}`,
  stock_levels: (id) => `/commercial/articles/${idOf(id)}`,
  stock_count_entries: (id) => `/commercial/stock_counts/${idOf(id)}`,
  stock_counts: (id) => `/commercial/stock_counts/${idOf(id)}`,
  treasury_accounts: (id) => `/commercial/treasury_account/${idOf(id)}`,
};

/** The page of the record that a contribution came from; undefined where it has none. */
export function originPath({ collection, recordId, event = '' }: Origin): string | undefined {
  if (recordId === undefined) return undefined;
  const known =
    byEvent.find(([begins]) => event.startsWith(begins))?.[1] ?? byCollection[collection];
  if (known !== undefined) return known(recordId);
  return documentPathOf(recordId);
}

/** The page of a document by its id, `FT_2026.17`; none for the id of anything else. */
export function documentPathOf(id: string): string | undefined {
  const typeId = /^([A-Za-z0-9]+)_[^.]*\.\d+$/.exec(id)?.[1];
  return typeId === undefined ? undefined : documentPath(typeId, id);
}
