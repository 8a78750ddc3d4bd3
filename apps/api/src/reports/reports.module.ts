import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PrintingModule } from '../printing/printing.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { StockModule } from '../stock/stock.module.js';
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
import { statementControllers } from './statements/statement.controller.js';
import { StatementFiles } from './statements/statement-files.js';
import { StatementMails } from './statements/statement-mails.js';
import { statementSendingControllers } from './statements/statement-sending.routes.js';
import { WithholdingCertificates } from './statements/withholding-certificates.js';
import { WithholdingCertificateController } from './statements/withholding-certificate.controller.js';
import { StatementSendings } from './statements/statement-sendings.js';
import { WorkedOut } from './worked/worked-out.js';

/** Reports and statements, on screen, as files and by mail. */
@Module({
  imports: [
    BillingModule,
    LimitsModule,
    PrintingModule,
    ReadingModule,
    StatisticsModule,
    StockModule,
  ],
  controllers: [
    ...statementControllers,
    WithholdingCertificateController,
    ...reports.map(reportController),
    StatementsController,
    ...statementSendingControllers,
    ReportSchedulesController,
  ],
  providers: [
    ReportFiles,
    StatementFiles,
    WithholdingCertificates,
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
  ],
  exports: [ReportPages, ReportRows],
})
export class ReportsModule {}
