import type { ReactNode } from 'react';
import { NamedViews } from '../management/views/NamedViews.js';
import type { KeptUnder } from './report-view.js';
import { useReportViews, type HiddenColumns } from './use-report-views.js';

interface ReportViewsProps {
  readonly report: KeptUnder;
  readonly chosen: HiddenColumns;
}

/** The saved views of the report. */
export function ReportViews({ report, chosen }: ReportViewsProps): ReactNode {
  return <NamedViews menu={useReportViews(report, chosen)} words="reports.saved" />;
}
