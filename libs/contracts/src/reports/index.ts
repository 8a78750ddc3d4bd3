import {
  cancellationsReport,
  documentsReport,
  pendingDocumentsReport,
} from './documents.report.js';
import { expensesReport, paymentsReport, treasuryReport } from './money.report.js';
import type { Report } from './report.js';
import { salesReport } from './sales.report.js';
import { stockReport } from './stock.report.js';

export * from './report.js';
export * from './statements.js';
export * from './steps.js';

/** Every report, in the order of their menu. A new one is one line. */
export const reports = [
  documentsReport,
  pendingDocumentsReport,
  paymentsReport,
  expensesReport,
  stockReport,
  treasuryReport,
  salesReport,
  cancellationsReport,
] as const satisfies readonly Report[];

export type ReportName = (typeof reports)[number]['name'];

/** The report of a name; none for others. */
export const reportOf = (name: string): Report | undefined =>
  reports.find((report) => report.name === name);
