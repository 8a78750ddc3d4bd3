import {
  depreciationMapReport,
  ledgerAccountReport,
  exchangeDifferencesReport,
  ledgerJournalReport,
  trialBalanceReport,
} from './accounts.report.js';
import { balanceSheetReport, incomeStatementReport } from './accounts.statements.js';
import {
  cancellationsReport,
  documentsReport,
  pendingDocumentsReport,
} from './documents.report.js';
import {
  expensesReport,
  paymentsReport,
  treasuryReport,
  withholdingsReport,
} from './money.report.js';
import type { Report } from './report.js';
import { salesReport } from './sales.report.js';
import { creditsReport, treasuryStatementReport } from './statements.report.js';
import {
  expiringBatchesReport,
  stockCardReport,
  stockMovementsReport,
  stockReport,
  stockValuationReport,
} from './stock.report.js';
import { shiftsReport } from './tills.report.js';
import {
  articleSalesReport,
  discountsReport,
  profitReport,
  purchasesReport,
} from './trade.report.js';
import { vatOfPurchasesReport, vatOfSalesReport } from './vat.report.js';

export * from './mailable.js';
export * from './report.js';
export * from './statements.js';
export * from './steps.js';
export { expirySteps, type ExpiryStep } from './stock.report.js';

/** Every report, in the order of their menu. A new one is one line. */
export const reports = [
  documentsReport,
  salesReport,
  articleSalesReport,
  profitReport,
  discountsReport,
  cancellationsReport,
  vatOfSalesReport,
  purchasesReport,
  vatOfPurchasesReport,
  pendingDocumentsReport,
  paymentsReport,
  withholdingsReport,
  expensesReport,
  treasuryReport,
  treasuryStatementReport,
  stockReport,
  stockValuationReport,
  stockCardReport,
  stockMovementsReport,
  expiringBatchesReport,
  shiftsReport,
  balanceSheetReport,
  incomeStatementReport,
  trialBalanceReport,
  ledgerJournalReport,
  ledgerAccountReport,
  exchangeDifferencesReport,
  depreciationMapReport,
  creditsReport,
] as const satisfies readonly Report[];

/** The name of a declared report, as addresses and schedules use it. */
export type ReportName = (typeof reports)[number]['name'];

/** The report of a name; none for others. */
export const reportOf = (name: string): Report | undefined =>
  reports.find((report) => report.name === name);
