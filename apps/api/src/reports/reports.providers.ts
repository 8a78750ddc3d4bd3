import { reports } from '@balcao/contracts';
import { ReadFinancialStatementHandler } from './read-financial-statement.js';
import { ReadReportGroupsHandler } from './read-report-groups.js';
import { ReadReportRowsHandler } from './read-report-rows.js';
import { ReadReportTotalsHandler } from './read-report-totals.js';
import { ReadVatSummaryHandler } from './read-vat-summary.js';
import { ReportPages } from './report-pages.js';
import { reportController } from './report.controller.js';
import { StatementsController } from './statements.controller.js';

export const reportsControllers = [...reports.map(reportController), StatementsController];

export const reportsProviders = [
  ReportPages,
  ReadReportRowsHandler,
  ReadReportGroupsHandler,
  ReadReportTotalsHandler,
  ReadVatSummaryHandler,
  ReadFinancialStatementHandler,
];
