import type { RowRules } from '../row-rules.js';

/** A member without limits, who sees costs and what should be in drawers. */
export const free: RowRules = {
  companyId: 'MODERNA',
  userId: 'celeste',
  seesCosts: true,
  seesExpected: true,
};

/** Each kind of limit on its own. */
export const limits = {
  none: {},
  series: { seriesIds: ['FT_2026'] },
  'no series': { seriesIds: [] },
  warehouse: { warehouseIds: ['baixa'] },
  'no warehouse': { warehouseIds: [] },
  shift: { shift: { shiftId: 'shift1' } },
  costs: { seesCosts: false, hiddenTypeIds: ['FC', 'GT'] },
  drawers: { seesExpected: false },
} as const satisfies Record<string, Partial<RowRules>>;
export type LimitName = keyof typeof limits;

export type Fields = Readonly<Record<string, unknown>>;
type Some = Readonly<Record<string, Fields>>;

interface Table {
  /** Rows by their ids, with the fields that decide. */
  readonly rows: Some;
  /** The rows left under each limit that narrows them; under the others all rows are shown. */
  readonly narrowed: Readonly<Partial<Record<LimitName, readonly string[]>>>;
  /** The fields that a row lacks under a limit; in other cases it is shown whole. */
  readonly lacking?: Readonly<
    Partial<Record<LimitName, Readonly<Record<string, readonly string[]>>>>
  >;
}

const ofSeries: Some = {
  own: { seriesId: 'FT_2026', shiftId: 'shift1' },
  ownInAnotherShift: { seriesId: 'FT_2026', shiftId: 'shift2' },
  ownInNone: { seriesId: 'FT_2026' },
  other: { seriesId: 'FT_2027', shiftId: 'shift1' },
  longer: { seriesId: 'FT_2026B' },
};
const ownSeries = ['own', 'ownInAnotherShift', 'ownInNone'];
/** Rows with a series that do not say in which shift they were made. */
const figures: Table = {
  rows: ofSeries,
  narrowed: { series: ownSeries, 'no series': [], shift: [] },
};

const ofDocuments: Table = {
  rows: {
    own: { documentId: 'FT_2026.1' },
    last: { documentId: 'FT_2026.99999' },
    other: { documentId: 'FR_2026.1' },
    longer: { documentId: 'FT_2026B.1' },
    shorter: { documentId: 'FT_202.1' },
  },
  narrowed: { series: ['own', 'last'], 'no series': [], shift: [] },
};

/** Rows that tell of all series, places and tills at once. */
const ofEverything: Table = {
  rows: { one: {}, two: {} },
  narrowed: { series: [], 'no series': [], warehouse: [], 'no warehouse': [], shift: [] },
};

const atPlace = (field: string): Table => ({
  rows: { here: { [field]: 'baixa' }, there: { [field]: 'matola' }, nowhere: {} },
  narrowed: { warehouse: ['here'], 'no warehouse': [] },
});

const sumFields = ['quantity', 'quantityMicros', 'inTransit', 'valueMinor'];
const sumsOfPlaces: Table = {
  rows: { one: Object.fromEntries(sumFields.map((name) => [name, 5])) },
  narrowed: {},
  lacking: {
    warehouse: { one: sumFields },
    'no warehouse': { one: sumFields },
    costs: { one: ['valueMinor'] },
  },
};

const shiftFields = ['figures', 'salesMinor', 'expectedMinor', 'differenceMinor', 'closing'];
const shiftRow = Object.fromEntries(shiftFields.map((name) => [name, 5]));

const moved = {
  reference: 'FT 2026/1',
  partyId: 'hotel',
  partyName: 'Hotel',
  returnOfId: 'FT_2026.2',
  warehouseId: 'baixa',
};
const moveFields = ['recordId', 'reference', 'partyId', 'partyName'];
const paid = { reference: 'RC 2026/1', description: 'Hotel', partyId: 'hotel', partyName: 'Hotel' };
const entryFields = ['sourceId', ...Object.keys(paid)];

/** Of each collection that limits speak of: rows, and what of them each limit leaves. */
export const tables: Readonly<Record<string, Table>> = {
  documents: {
    rows: ofSeries,
    narrowed: { series: ownSeries, 'no series': [], shift: ['own', 'other'] },
  },
  drafts: {
    rows: {
      first: { typeId: 'A' },
      hidden: { typeId: 'FC' },
      between: { typeId: 'FD' },
      hiddenToo: { typeId: 'GT' },
      last: { typeId: 'VD' },
    },
    narrowed: { costs: ['first', 'between', 'last'] },
  },
  payments: figures,
  withholdings: figures,
  sales: { ...figures, lacking: {} },
  trade_sums: figures,
  document_lines: figures,
  account_entries: ofDocuments,
  settlements: ofDocuments,
  journal_events: ofEverything,
  ledger_entries: ofEverything,
  approval_requests: {
    rows: { own: { requesterId: 'celeste' }, other: { requesterId: 'amelia', kind: 'discount' } },
    narrowed: Object.fromEntries(Object.keys(limits).map((limit) => [limit, ['own']])),
  },
  notifications: {
    rows: { own: { userId: 'celeste' }, other: { userId: 'amelia' }, nobodys: {} },
    narrowed: Object.fromEntries(Object.keys(limits).map((limit) => [limit, ['own']])),
  },
  series: {
    rows: { FT_2026: {}, FT_2027: {}, FT_2026B: {} },
    narrowed: { series: ['FT_2026'], 'no series': [] },
  },
  warehouses: {
    rows: { baixa: {}, baixa2: {}, matola: {} },
    narrowed: { warehouse: ['baixa'], 'no warehouse': [] },
  },
  stock_levels: atPlace('warehouseId'),
  stock_sums: atPlace('warehouseId'),
  stock_counts: atPlace('warehouseId'),
  stock_transfers: {
    rows: {
      leaving: { fromId: 'baixa', toId: 'matola' },
      arriving: { fromId: 'matola', toId: 'baixa' },
      elsewhere: { fromId: 'matola', toId: 'beira' },
    },
    narrowed: { warehouse: ['leaving', 'arriving'], 'no warehouse': [] },
  },
  stock_articles: sumsOfPlaces,
  batches: sumsOfPlaces,
  stock_moves: {
    rows: {
      own: { ...moved, kind: 'issued', recordId: 'FT_2026.1' },
      other: { ...moved, kind: 'issued', recordId: 'FR_2026.1' },
      otherReturned: { ...moved, kind: 'issued', recordId: 'FT_2026.3', returnOfId: 'FR_2026.1' },
      counted: { ...moved, kind: 'counted', recordId: 'count1' },
      there: { ...moved, kind: 'counted', recordId: 'count2', warehouseId: 'matola' },
    },
    narrowed: {
      warehouse: ['own', 'other', 'otherReturned', 'counted'],
      'no warehouse': [],
    },
    lacking: {
      series: { other: moveFields, otherReturned: ['returnOfId'] },
      'no series': {
        own: [...moveFields, 'returnOfId'],
        other: [...moveFields, 'returnOfId'],
        otherReturned: [...moveFields, 'returnOfId'],
        counted: ['returnOfId'],
        there: ['returnOfId'],
      },
      shift: {
        own: [...moveFields, 'returnOfId'],
        other: [...moveFields, 'returnOfId'],
        otherReturned: [...moveFields, 'returnOfId'],
        counted: ['returnOfId'],
        there: ['returnOfId'],
      },
    },
  },
  treasury_entries: {
    rows: {
      own: { ...paid, kind: 'receipt', sourceId: 'FT_2026.1' },
      other: { ...paid, kind: 'receipt', sourceId: 'RC_2026.1' },
      deposit: { ...paid, kind: 'deposit', sourceId: 'movement1' },
    },
    narrowed: { drawers: [] },
    lacking: {
      series: { other: entryFields },
      'no series': { own: entryFields, other: entryFields },
      shift: { own: entryFields, other: entryFields },
    },
  },
  treasury_accounts: {
    rows: { drawer: { name: 'Drawer', balanceMinor: 5 } },
    narrowed: {},
    lacking: { drawers: { drawer: ['balanceMinor'] } },
  },
  shifts: {
    rows: {
      shift1: shiftRow,
      shift2: { ...shiftRow, showsExpected: true },
      shift3: { ...shiftRow, showsExpected: false },
    },
    narrowed: { shift: ['shift1'] },
    lacking: { drawers: { shift1: shiftFields, shift3: shiftFields } },
  },
  shift_film: { rows: { opened: {}, sold: {} }, narrowed: { drawers: [] } },
};
