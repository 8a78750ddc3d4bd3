import { reports } from '@balcao/contracts';
import { ReadFinancialStatementHandler } from './read-financial-statement.js';
import { ReadReportGroupsHandler } from './read-report-groups.js';
import { ReadReportRowsHandler } from './read-report-rows.js';
import { ReadReportTotalsHandler } from './read-report-totals.js';
import { ReadVatSummaryHandler } from './read-vat-summary.js';
import { ReportFiles } from './report-files.js';
import { ReportPages } from './report-pages.js';
import { ReportRows } from './report-rows.js';
import { reportController } from './report.controller.js';
import { StatementsController } from './statements.controller.js';
import { ReportDeliveries } from './schedules/report-deliveries.js';
import { ReportSchedulesController } from './schedules/report-schedules.controller.js';
import { ReportScheduling } from './schedules/report-scheduling.js';
import { WorkedOut } from './worked/worked-out.js';

export const reportsControllers = [
  ...reports.map(reportController),
  StatementsController,
  ReportSchedulesController,
];

export const reportsProviders = [
  ReportFiles,
  ReportPages,
  ReportRows,
  WorkedOut,
  ReportScheduling,
  ReportDeliveries,
  ReadReportRowsHandler,
  ReadReportGroupsHandler,
  ReadReportTotalsHandler,
  ReadVatSummaryHandler,
  ReadFinancialStatementHandler,
];
