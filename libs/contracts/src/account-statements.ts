import type { BaseRow } from './rows.js';

/** The parts of the income statement by nature of the PGC-NIRF, in their order. */
export const incomeSections = ['operating', 'financial', 'incomeTax'] as const;
/** A part of the income statement. */
export type IncomeSection = (typeof incomeSections)[number];

/** The lines of the income statement with their parts, in their order (Decree 70/2009; ADR 67). */
export const incomeLines = {
  salesAndServices: 'operating',
  changeInProduction: 'operating',
  workCapitalised: 'operating',
  costOfInventories: 'operating',
  staffCosts: 'operating',
  suppliesAndServices: 'operating',
  depreciation: 'operating',
  provisions: 'operating',
  impairment: 'operating',
  reversals: 'operating',
  otherOperatingIncome: 'operating',
  otherOperatingExpenses: 'operating',
  financialIncome: 'financial',
  financialExpenses: 'financial',
  incomeTax: 'incomeTax',
} as const satisfies Readonly<Record<string, IncomeSection>>;

/** A line of the income statement. */
export type IncomeLine = keyof typeof incomeLines;

/** The parts of the balance sheet of the PGC-NIRF, in their order. */
export const balanceSections = [
  'nonCurrentAssets',
  'currentAssets',
  'equity',
  'nonCurrentLiabilities',
  'currentLiabilities',
] as const;
/** A part of the balance sheet. */
export type BalanceSection = (typeof balanceSections)[number];

/** The two sides of the balance sheet, which come to the same. */
export const balanceSides = ['assets', 'equityAndLiabilities'] as const;
/** One of the sides. */
export type BalanceSide = (typeof balanceSides)[number];

/** The lines of the balance sheet with their parts, in their order (Decree 70/2009; ADR 67). */
export const balanceLines = {
  tangibleAssets: 'nonCurrentAssets',
  investmentProperty: 'nonCurrentAssets',
  intangibleAssets: 'nonCurrentAssets',
  financialInvestments: 'nonCurrentAssets',
  otherNonCurrentAssets: 'nonCurrentAssets',
  inventories: 'currentAssets',
  biologicalAssets: 'currentAssets',
  clients: 'currentAssets',
  taxesRecoverable: 'currentAssets',
  otherCurrentAssets: 'currentAssets',
  cashAndBanks: 'currentAssets',
  capital: 'equity',
  reserves: 'equity',
  otherEquity: 'equity',
  retainedEarnings: 'equity',
  netResult: 'equity',
  provisions: 'nonCurrentLiabilities',
  longTermBorrowings: 'nonCurrentLiabilities',
  suppliers: 'currentLiabilities',
  shortTermBorrowings: 'currentLiabilities',
  taxesPayable: 'currentLiabilities',
  otherCurrentLiabilities: 'currentLiabilities',
} as const satisfies Readonly<Record<string, BalanceSection>>;

/** A line of the balance sheet. */
export type BalanceLine = keyof typeof balanceLines;

/** The side that a line is on. */
export const sideOf = (line: BalanceLine): BalanceSide =>
  balanceLines[line].endsWith('Assets') ? 'assets' : 'equityAndLiabilities';

/** A row of `GET /api/reports/income_statement`. */
export interface IncomeStatementRow extends BaseRow {
  /** The last day of the period. */
  readonly on: string;
  readonly section: IncomeSection;
  readonly line: IncomeLine;
  /** Income less expenses, in minor units of the company's currency. */
  readonly amountMinor: number;
}

/** A row of `GET /api/reports/balance_sheet`. */
export interface BalanceSheetRow extends BaseRow {
  readonly balanceSide: BalanceSide;
  readonly section: BalanceSection;
  readonly line: BalanceLine;
  /** In minor units of the company's currency; above zero on the line's own side. */
  readonly valueMinor: number;
  /** On the day to compare with. */
  readonly previousMinor?: number;
  readonly changeMinor?: number;
}
