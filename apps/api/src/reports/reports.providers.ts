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
import { ScheduledFiles } from './schedules/scheduled-files.js';
import { ReportScheduling } from './schedules/report-scheduling.js';
import { StatementFiles } from './statements/statement-files.js';
import { StatementMails } from './statements/statement-mails.js';
import { statementSendingControllers } from './statements/statement-sending.routes.js';
import { StatementSendings } from './statements/statement-sendings.js';
import { WorkedOut } from './worked/worked-out.js';

export const reportsControllers = [
  ...reports.map(reportController),
  StatementsController,
  ...statementSendingControllers,
  ReportSchedulesController,
];

export const reportsProviders = [
  ReportFiles,
  StatementFiles,
  StatementMails,
  StatementSendings,
  ScheduledFiles,
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
