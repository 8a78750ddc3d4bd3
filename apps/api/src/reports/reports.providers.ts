import { reports } from '@balcao/contracts';
import { ReadReportGroupsHandler } from './read-report-groups.js';
import { ReadReportRowsHandler } from './read-report-rows.js';
import { ReadReportTotalsHandler } from './read-report-totals.js';
import { ReportPages } from './report-pages.js';
import { reportController } from './report.controller.js';

export const reportsControllers = reports.map(reportController);

export const reportsProviders = [
  ReportPages,
  ReadReportRowsHandler,
  ReadReportGroupsHandler,
  ReadReportTotalsHandler,
];
