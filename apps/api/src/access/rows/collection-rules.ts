import {
  accountEntries,
  allProjections,
  approvalRequests,
  batches,
  documentLines,
  documents,
  drafts,
  journalEvents,
  ledgerEntries,
  notifications,
  payments,
  sales,
  series,
  settlements,
  withholdings,
  shiftFilm,
  shifts,
  stockArticles,
  stockCounts,
  stockLevels,
  stockMoves,
  stockSums,
  stockTransfers,
  tradeSums,
  treasuryAccounts,
  treasuryEntries,
  warehouses,
} from '@balcao/projections';
import { textRegisters, type StockMoveKind, type TreasuryEntryKind } from '@balcao/contracts';
import { approvalKinds, drawerFieldsOf, placeOf } from '@balcao/domain';
import type { RowRules } from './row-rules.js';

/** Conditions on fields of one collection, as its rows are asked for. */
export type Condition = Readonly<Record<string, unknown>>;

/** What a member with rules sees of a collection. */
export interface CollectionRule {
  /** A row shows when each list has an alternative that fits; no list shows all. */
  readonly where?: (rules: RowRules) => readonly (readonly Condition[])[];
  /** Fields that do not show. */
  readonly hidden?: (rules: RowRules) => readonly string[];
  /** Fields that nobody filters, sorts and sums by: some rows do not show them. */
  readonly unasked?: (rules: RowRules) => readonly string[];
  /** Fields of a single row that do not show, by what it says; `unasked` names them as well. */
  readonly hiddenOf?: (rules: RowRules, row: Condition) => readonly string[];
  /** The rows that a search looks through: no word finds what is hidden. Without it, all shown. */
  readonly searched?: (rules: RowRules) => readonly Condition[] | undefined;
}

const nothing: readonly Condition[] = [{ id: { $in: [] } }];

/** The ids of a series' documents lie between its own with a dot, and with what follows a dot. */
const documentOf = (field: string) => (seriesId: string) => ({
  [field]: { $gte: `${seriesId}.`, $lt: `${seriesId}/` },
});

const inSeries =
  (field: string) =>
  ({ seriesIds }: RowRules) =>
    seriesIds === undefined ? [] : [[{ [field]: { $in: seriesIds } }]];

/** Of what happened to documents: those of the series; the rows do not state the shift. */
const ofDocuments =
  (field: string) =>
  ({ seriesIds, shift }: RowRules) => [
    ...(seriesIds === undefined ? [] : [alternatives(seriesIds.map(documentOf(field)))]),
    ...(shift === undefined ? [] : [nothing]),
  ];

/** All that lies between the values: one list, regardless of their number, since lists nest. */
function noneOf(field: string, values: readonly string[]): readonly Condition[] {
  const sorted = [...values].sort();
  return [...sorted, undefined].map((value, at) => {
    const before = sorted[at - 1];
    const above = before !== undefined && { $gt: before };
    return {
      [field]: { ...above, ...(value !== undefined && { $lt: value }) },
    };
  });
}

const alternatives = (some: readonly Condition[]) => (some.length === 0 ? nothing : some);

const ofShift = ({ shift }: RowRules) => (shift === undefined ? [] : [[{ ...shift }]]);

/** Hides rows that belong to no known shift from a member who sees only the current one. */
const ofNoShift = ({ shift }: RowRules) => (shift === undefined ? [] : [nothing]);

/** A cashier who counts blind learns from no list what should be in the drawer. */
const blind =
  (collection: string) =>
  ({ seesExpected }: RowRules): readonly string[] =>
    seesExpected ? [] : drawerFieldsOf(collection);

const issued: CollectionRule = {
  where: (rules) => [...inSeries('seriesId')(rules), ...ofShift(rules)],
};

/** Figures of sales are of the series that show; what a shift sold is in its own figures. */
const figures: CollectionRule = {
  where: (rules) => [
    ...inSeries('seriesId')(rules),
    ...(rules.shift === undefined ? [] : [nothing]),
  ],
};

const atPlaces =
  (...fields: readonly string[]) =>
  ({ warehouseIds }: RowRules) =>
    warehouseIds === undefined ? [] : [fields.map((field) => ({ [field]: { $in: warehouseIds } }))];

/** Sums over all warehouses tell of those that do not show. */
const sumsOfPlaces: CollectionRule = {
  hidden: ({ warehouseIds }) =>
    warehouseIds === undefined ? [] : ['quantity', 'quantityMicros', 'inTransit', 'valueMinor'],
};

/** Whether it is the id of a document that does not show; ids do not state the shift. */
function isOutOfSight({ seriesIds, shift }: RowRules, id: unknown): boolean {
  const place = typeof id === 'string' ? placeOf(id) : undefined;
  if (place === undefined) return false;
  return shift !== undefined || seriesIds?.includes(place.seriesId) === false;
}

/**
 * Amounts and quantities stay; what they belong to goes where its document does not show, and is
 * neither asked for nor found by a word. Rows of the other kinds belong to no document. A row may
 * refer to another document as well, which shows or not for itself.
 */
function belongingTo(
  field: string,
  fields: readonly string[],
  ofNoDocument: readonly (StockMoveKind | TreasuryEntryKind)[],
  others: readonly string[] = [],
): Required<Pick<CollectionRule, 'hiddenOf' | 'unasked' | 'searched'>> {
  const hidesSome = ({ seriesIds, shift }: RowRules) => (seriesIds ?? shift) !== undefined;
  return {
    hiddenOf: (rules, row) => [
      ...(isOutOfSight(rules, row[field]) ? [field, ...fields] : []),
      ...others.filter((other) => isOutOfSight(rules, row[other])),
    ],
    unasked: (rules) => (hidesSome(rules) ? [field, ...fields, ...others] : []),
    searched: (rules) => {
      if (!hidesSome(rules)) return undefined;
      const shown = rules.shift === undefined ? (rules.seriesIds ?? []) : [];
      return [{ kind: { $in: ofNoDocument } }, ...shown.map(documentOf(field))];
    },
  };
}

/** The collections that limits speak of. */
const ruled = new Map<string, CollectionRule>([
  [documents.name, issued],
  [
    drafts.name,
    {
      where: ({ hiddenTypeIds = [] }) =>
        hiddenTypeIds.length === 0 ? [] : [noneOf('typeId', hiddenTypeIds)],
    },
  ],
  [payments.name, { where: (rules) => [...inSeries('seriesId')(rules), ...ofNoShift(rules)] }],
  [withholdings.name, { where: (rules) => [...inSeries('seriesId')(rules), ...ofNoShift(rules)] }],
  [
    shifts.name,
    {
      where: ({ shift }) => (shift === undefined ? [] : [[{ id: shift.shiftId }]]),
      unasked: blind(shifts.name),
      hiddenOf: (rules, row) => (row['showsExpected'] === true ? [] : blind(shifts.name)(rules)),
    },
  ],
  [shiftFilm.name, { where: (rules) => (rules.seesExpected ? [] : [nothing]) }],
  [treasuryAccounts.name, { hidden: blind(treasuryAccounts.name) }],
  [sales.name, figures],
  [tradeSums.name, figures],
  [documentLines.name, { where: (rules) => [...inSeries('seriesId')(rules), ...ofNoShift(rules)] }],
  [accountEntries.name, { where: ofDocuments('documentId') }],
  [settlements.name, { where: ofDocuments('documentId') }],
  // Events tell of all series, places and tills.
  [
    journalEvents.name,
    {
      where: ({ seriesIds, warehouseIds, shift }) =>
        (seriesIds ?? warehouseIds ?? shift) ? [nothing] : [],
    },
  ],
  // Entries are of all series, places and tills, and together they tell what goods cost.
  [
    ledgerEntries.name,
    {
      where: ({ seriesIds, warehouseIds, shift }) =>
        (seriesIds ?? warehouseIds ?? shift) ? [nothing] : [],
    },
  ],
  // Who asks sees what became of it, who may approve sees all; purchases tell what goods cost.
  [
    approvalRequests.name,
    {
      where: ({ userId, approves, seesCosts }) => {
        if (approves === undefined) return [[{ requesterId: userId }]];
        const kinds = approvalKinds.filter((kind) => kind !== 'purchase');
        return seesCosts ? [] : [[{ requesterId: userId }, { kind: { $in: kinds } }]];
      },
    },
  ],
  // Each person sees only their own notifications.
  [notifications.name, { where: ({ userId }) => [[{ userId }]] }],
  [series.name, { where: inSeries('id') }],
  [warehouses.name, { where: atPlaces('id') }],
  [stockLevels.name, { where: atPlaces('warehouseId') }],
  [stockSums.name, { where: atPlaces('warehouseId') }],
  [stockCounts.name, { where: atPlaces('warehouseId') }],
  [stockTransfers.name, { where: atPlaces('fromId', 'toId') }],
  [stockArticles.name, sumsOfPlaces],
  [batches.name, sumsOfPlaces],
  [
    stockMoves.name,
    {
      where: atPlaces('warehouseId'),
      ...belongingTo(
        'recordId',
        ['reference', 'partyId', 'partyName'],
        [
          ...(['transferred', 'transferReceived', 'transferCancelled', 'counted'] as const),
          ...(['opening', 'openingCancelled'] as const),
        ],
        ['returnOfId'],
      ),
    },
  ],
  [
    treasuryEntries.name,
    {
      where: (rules) => (rules.seesExpected ? [] : [nothing]),
      ...belongingTo(
        'sourceId',
        ['reference', 'description', 'partyId', 'partyName'],
        ['deposit', 'withdrawal', 'transfer', 'expense'],
      ),
    },
  ],
]);

/** Collections that show whole to everybody who may read them, as those of names and texts do. */
const free: ReadonlySet<string> = new Set([
  ...textRegisters.map(([, { collection }]): string => collection),
  'article_categories',
  'articles',
  'bank_statement_lines',
  'bank_statements',
  // Names of places to sell at; what is sold there shows or not.
  'cash_registers',
  'companies',
  'currencies',
  'document_types',
  'exchange_rates',
  'depreciations',
  'expenses',
  'fixed_assets',
  // Of the operator of the product, in a place that is no company's.
  'hosted_companies',
  'imports',
  'invitations',
  'journal_entries',
  'members',
  'memberships',
  'movements',
  'parties',
  'party_categories',
  'payment_methods',
  'print_models',
  'recurring_expenses',
  'seals',
  // Its count, which is read first, shows or not.
  'stock_count_entries',
  'stock_order_lines',
  // What tills say of themselves.
  'till_corrections',
  'tills',
  'vat',
]);

/** The rule of a collection; none where all of it shows. */
export const ruleOf = (collection: string): CollectionRule | undefined => ruled.get(collection);

/** Whether limits speak of a collection. */
export const isRuled = (collection: string): boolean => ruled.has(collection);

/** Collections of which nobody has said whether limits speak of them. */
export function unruledCollections(): readonly string[] {
  return allProjections
    .map(({ collection }) => collection.name)
    .filter((name) => !ruled.has(name) && !free.has(name));
}
