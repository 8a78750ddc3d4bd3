import type { Report } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { NamedViews } from '../management/views/NamedViews.js';
import type { ChosenColumns } from './ReportColumns.js';
import { useReportViews } from './use-report-views.js';

interface ReportViewsProps {
  readonly report: Report;
  readonly chosen: ChosenColumns;
}

/** The report under names, as it was kept. */
export function ReportViews({ report, chosen }: ReportViewsProps): ReactNode {
  const t = useMessages();
  return <NamedViews menu={useReportViews(report, chosen)} title={t('reports.saved.title')} />;
}
