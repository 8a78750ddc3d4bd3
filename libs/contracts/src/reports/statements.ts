import type { VatBox, VatRegime, VatTreatment, WrittenReturn } from '@balcao/domain';

/** What VAT is of: what was charged on sales, and what was paid. */
export const vatSides = ['sales', 'purchases', 'expenses'] as const;
/** What VAT is of. */
export type VatSide = (typeof vatSides)[number];

/** VAT by one code and treatment in a period, in minor units of the company's currency. */
export interface VatSummaryRow {
  readonly side: VatSide;
  readonly vatId: string;
  readonly code: string;
  readonly name: string;
  readonly rate: string;
  readonly treatment: VatTreatment;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** Of what was bought. */
  readonly deductedMinor: number;
  /** Of reverse charge. */
  readonly selfChargedMinor: number;
}

/** The columns of a file of the VAT summary. */
export const vatSummaryColumns = [
  'side',
  'code',
  'name',
  'rate',
  'treatment',
  'baseMinor',
  'vatMinor',
  'deductedMinor',
  'formMinor',
] as const satisfies readonly (keyof VatSummaryRow | 'formMinor')[];

/** `GET /api/reports/vat-summary?from=&to=`. */
export interface VatSummaryAnswer {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly VatSummaryRow[];
  /** Of the return, `Modelo A`. */
  readonly boxes: Readonly<Record<VatBox, number>>;
  /** The same in whole meticais, as the form has it. */
  readonly form: Readonly<Record<VatBox, number>>;
  /** Where the company charges no VAT: its sales of the days, and of their year up to the last. */
  readonly turnover?: {
    readonly regime: Exclude<VatRegime, 'normal'>;
    readonly periodMinor: number;
    readonly yearMinor: number;
  };
  /** Of one month: what the company wrote into its return. */
  readonly month?: { readonly period: string; readonly written?: WrittenReturn };
}

/** `POST /api/fiscal/vat-returns/:period`: replaces what was written into the month's return. */
export type WriteVatReturnBody = WrittenReturn;

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

/** VAT of a period as its return has it, in this order. */
export const vatLines = [
  'chargedMinor',
  'deductedMinor',
  'balanceMinor',
  'notDeductedMinor',
] as const;

/**
 * VAT of a period: charged, deducted, what is left to hand over (below zero: to recover), and what
 * was paid and is not deducted.
 */
export type VatOfPeriod = Readonly<Record<(typeof vatLines)[number], number>>;

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
  /** As the VAT return has it. */
  readonly vat?: VatOfPeriod;
  readonly expenses?: {
    /** What they cost: without the VAT that is deducted. */
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
