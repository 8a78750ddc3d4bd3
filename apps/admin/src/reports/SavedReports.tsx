import { reportOf, statementOf, type SavedView } from '@balcao/contracts';
import Group from '@mui/icons-material/GroupOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllViews } from '../management/views/use-views.js';
import { keptReport, reportIn } from './report-view.js';
import type { ReportWords } from '../explain/report-words.js';

interface SavedReportsProps {
  readonly permissions: readonly string[];
  readonly words: ReportWords;
}

/** The user's saved reports and the shared ones; absent if there are none. */
export function SavedReports({ permissions, words }: SavedReportsProps): ReactNode {
  const { data } = useAllViews();
  const saved = (data?.views ?? []).filter((view) => {
    const name = reportIn(view.list) ?? '';
    const report = reportOf(name) ?? statementOf(name);
    return report !== undefined && permissions.includes(report.permission);
  });
  if (saved.length === 0) return null;
  return (
    <section className="report-topic">
      <h2>{words.t('reports.saved.title')}</h2>
      <ul className="report-list">
        {saved.map((view) => (
          <li key={view.id}>
            <Link to={pathOf(view)}>
              <strong>
                {view.name}
                {view.isShared ? (
                  <Group fontSize="small" titleAccess={words.t('lists.views.isShared')} />
                ) : null}
              </strong>
              <span>{words.title(reportIn(view.list) ?? '')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf(view: SavedView): string {
  const search = new URLSearchParams(keptReport(view).address).toString();
  return `/commercial/reports/${reportIn(view.list) ?? ''}?${search}`;
}
