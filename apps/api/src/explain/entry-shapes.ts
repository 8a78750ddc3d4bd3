/** Where the rows of a collection say what an entry is about. */
export interface EntryShape {
  /** The calendar day that it counts on; rows without one are in no order. */
  readonly day?: string;
  /** The record that it came from. */
  readonly record: string;
  /** Events that are about another record than the rows name: its field. */
  readonly within?: { readonly field: string; readonly events: readonly string[] };
  readonly kind?: string;
  /** The member who made it, where rows know. */
  readonly user?: string;
  /** What it is called: as printed. */
  readonly reference?: string;
  /** Fields shown next to it: a client's or an article's name, words. */
  readonly texts: readonly string[];
  /** Its revisions are not those of the company's journal. */
  readonly isOutside?: true;
}

const shapes: Readonly<Record<string, EntryShape>> = {
  articles: { record: 'id', texts: ['name'] },
  account_entries: {
    day: 'on',
    record: 'documentId',
    kind: 'kind',
    reference: 'reference',
    texts: [],
  },
  batches: { record: 'id', texts: ['name'] },
  document_lines: {
    day: 'issuedOn',
    record: 'documentId',
    kind: 'typeId',
    user: 'issuedById',
    reference: 'reference',
    texts: ['description', 'partyName'],
  },
  documents: {
    day: 'issuedOn',
    record: 'id',
    kind: 'typeId',
    user: 'issuedById',
    reference: 'reference',
    texts: ['clientName'],
  },
  expenses: { day: 'on', record: 'id', kind: 'category', texts: ['description', 'supplier'] },
  ledger_entries: {
    day: 'on',
    record: 'sourceId',
    kind: 'journal',
    reference: 'reference',
    texts: [],
  },
  movements: { day: 'on', record: 'id', kind: 'kind', texts: ['description'] },
  parties: { record: 'id', texts: ['name'] },
  payments: {
    day: 'issuedOn',
    record: 'id',
    kind: 'typeId',
    user: 'issuedById',
    reference: 'reference',
    texts: ['partyName'],
  },
  sales: {
    day: 'issuedOn',
    record: 'id',
    kind: 'typeId',
    user: 'issuedById',
    reference: 'reference',
    texts: ['clientName'],
  },
  settlements: { day: 'on', record: 'sourceId', kind: 'kind', texts: [] },
  shift_film: {
    record: 'recordId',
    within: { field: 'shiftId', events: ['ShiftOpened', 'ShiftCashMoved'] },
    kind: 'kind',
    reference: 'reference',
    texts: ['text', 'cashier'],
  },
  shifts: { day: 'on', record: 'id', texts: ['registerName', 'operator'] },
  // Of the service's own stream: its events are no events of the company's journal.
  subscription: { day: 'on', record: 'id', kind: 'kind', texts: ['description'], isOutside: true },
  stock_articles: { record: 'id', texts: ['name'] },
  stock_count_entries: { record: 'countId', texts: [] },
  stock_levels: { record: 'articleId', texts: ['articleName', 'name'] },
  stock_moves: { day: 'on', record: 'recordId', kind: 'kind', reference: 'reference', texts: [] },
  stock_order_lines: { record: 'documentId', texts: [] },
  treasury_accounts: { record: 'id', texts: ['name'] },
  treasury_entries: {
    day: 'on',
    record: 'sourceId',
    kind: 'kind',
    reference: 'reference',
    texts: ['description'],
  },
};

const plain: EntryShape = { record: 'id', reference: 'reference', texts: ['name', 'description'] };

/** How entries of a collection are described. */
export const shapeOf = (collection: string): EntryShape => shapes[collection] ?? plain;
