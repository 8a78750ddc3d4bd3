import type { VatBox, VatTreatment } from '@balcao/domain';

/** VAT by one code in a period, in minor units of the company's currency. */
export interface VatSummaryRow {
  readonly side: 'sales' | 'purchases';
  readonly vatId: string;
  readonly code: string;
  readonly name: string;
  readonly rate: string;
  readonly treatment: VatTreatment;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** The columns of a file of the VAT summary. */
export const vatSummaryColumns = [
  'side',
  'code',
  'name',
  'rate',
  'baseMinor',
  'vatMinor',
] as const satisfies readonly (keyof VatSummaryRow)[];

/** `GET /api/reports/vat-summary?from=&to=`. */
export interface VatSummaryAnswer {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly VatSummaryRow[];
  /** Of the return, `Modelo A`. */
  readonly boxes: Readonly<Record<VatBox, number>>;
}

/** The lines between what stock was worth at the beginning and at the end, in this order. */
export const stockLines = [
  ...(['openingMinor', 'purchasesMinor', 'costMinor', 'revaluedMinor'] as const),
  ...(['internalMinor', 'countedMinor', 'enteredMinor', 'transferredMinor'] as const),
  'closingMinor',
] as const;

/** What of the stock's changes is of the result, besides the cost of what was sold. */
export const resultStockLines = ['revaluedMinor', 'internalMinor', 'countedMinor'] as const;

/**
 * What stock was worth and why it changed, by the days on which goods moved: each line is added,
 * and the last is the sum of those before.
 */
export type StockStatement = Readonly<Record<(typeof stockLines)[number], number>>;

/** The columns of a file of the financial statement; the last two where periods are compared. */
export const financialStatementColumns = ['part', 'name', 'amountMinor', 'currency'] as const;
/** Added to the columns above where two periods are compared. */
export const comparedColumns = ['previousMinor', 'changeMinor'] as const;

/**
 * `GET /api/reports/financial-statement?from=&to=&compareFrom=&compareTo=`; parts that one may not
 * see are missing.
 */
export interface FinancialStatementAnswer {
  readonly from: string;
  readonly to: string;
  readonly sales?: {
    /** Without VAT, credit notes taken off. */
    readonly netMinor: number;
    readonly vatMinor: number;
    /** What the goods cost; for those who may see costs. */
    readonly costMinor?: number;
  };
  readonly purchases?: { readonly netMinor: number; readonly vatMinor: number };
  readonly expenses?: {
    readonly netMinor: number;
    readonly vatMinor: number;
    readonly categories: readonly {
      readonly id: string;
      readonly name: string;
      readonly netMinor: number;
    }[];
  };
  /** For those who may see costs. */
  readonly stock?: StockStatement;
  /**
   * Sales less cost of goods less expenses, with the differences of stock; where all are known.
   */
  readonly resultMinor?: number;
  readonly accounts?: readonly {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly openingMinor: number;
    readonly movedMinor: number;
    readonly closingMinor: number;
  }[];
  /** Today, whatever the period. */
  readonly open?: { readonly receivableMinor: number; readonly payableMinor: number };
  /** The same of the days to compare with, but for what is of today. */
  readonly previous?: Omit<FinancialStatementAnswer, 'previous' | 'open'>;
}
