import { stockLines, vatLines } from '../reports/statements.js';
import type { FigureKind } from './row-figures.js';

/**
 * Figures of a record's own page that no column shows, by the collection of the record:
 * `part.<collection>.<field>` with its `id`. Those that there are several of say which by `part`.
 */
export const partFigures = {
  /** What one unit costs, in millionths of the company's currency. */
  articles: { salePrice: 'quantity', salePriceWithVat: 'quantity', purchasePrice: 'quantity' },
  /** In the document's currency. A VAT's figures are told by its id, a line's by its place. */
  documents: {
    subtotalMinor: 'money',
    commercialMinor: 'money',
    financialMinor: 'money',
    vatBaseMinor: 'money',
    vatMinor: 'money',
    lineMinor: 'money',
    /** `part` is the place among its own means of payment. */
    meansMinor: 'money',
    /** `part` is the payment or note that settles it; above zero where more is owed by it. */
    settledMinor: 'money',
    /** Of its replay: as known after the event `revision`. */
    openMinor: 'money',
    accountMinor: 'money',
    /** `part` is the article and the warehouse: `RICE W1`. */
    stock: 'quantity',
  },
  /** `part` is a step of the ageing: `over90Minor`. */
  parties: { clientAgeing: 'money', supplierAgeing: 'money' },
  payments: {
    paidMinor: 'money',
    withheldMinor: 'money',
    writtenOffMinor: 'money',
    discountedMinor: 'money',
    /** `part` is the place among its means: what came, less the change that was given. */
    meansMinor: 'money',
    roundingMinor: 'money',
    changeMinor: 'money',
    /** `part` is the refund. */
    refundedMinor: 'money',
    /** `part` is the document that it settles. */
    settledMinor: 'money',
  },
  /** Means and VAT are told by their ids, counts by their numbers, late entries by their places. */
  shifts: {
    returnsMinor: 'money',
    cancelledMinor: 'money',
    cashInMinor: 'money',
    cashOutMinor: 'money',
    cashDropsMinor: 'money',
    roundingMinor: 'money',
    meansMinor: 'money',
    vatMinor: 'money',
    countMinor: 'money',
    depositedMinor: 'money',
    perpetualMinor: 'money',
    lateMinor: 'money',
  },
  /** What the books had when it was counted, and by how much that was wrong. */
  stock_count_entries: { theoretical: 'quantity', difference: 'quantity' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

/** A collection of which parts of rows can be explained. */
export type PartCollection = keyof typeof partFigures;

/** What a figure of a record's page is counted in; undefined where it is none. */
export function partFigureKind(collection: string, field: string): FigureKind | undefined {
  const figures: Readonly<Record<string, Readonly<Record<string, FigureKind>>>> = partFigures;
  return figures[collection]?.[field];
}

/** Figures of statements that are worked out of several sums; boxes are those of the VAT return. */
export const statementFigures = {
  financial: ['resultMinor', ...stockLines],
  vat: vatLines,
  boxes: [
    ...(['01', '02', '03', '04', '05', '06', '07', '08'] as const),
    ...(['11', '12', '13', '14', '15'] as const),
  ],
} as const;
