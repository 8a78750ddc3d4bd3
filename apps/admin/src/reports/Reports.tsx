import '../layout/cards.css';
import './reports.css';
import { reports } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { useReportWords } from './words.js';

const statements = [
  { name: 'account_statement', permission: 'parties.view' },
  { name: 'financial_statement', permission: 'reports.view' },
  { name: 'vat_summary', permission: 'documents.view' },
] as const;

/** All reports that the user may open. */
export function Reports(): ReactNode {
  const words = useReportWords();
  const mayReport = useMay('reports.view');
  const state = useSlice(session);
  const { id } = useSlice(company);
  const permissions = membershipOf(state, id)?.permissions ?? [];
  if (!mayReport) return <AccessDenied permission="reports.view" />;
  return (
    <>
      <PageTitle>{words.t('reports.title')}</PageTitle>
      <ul className="report-list">
        {[...reports, ...statements]
          .filter(({ permission }) => permissions.includes(permission))
          .map(({ name }) => (
            <li key={name}>
              <Link to={`/commercial/reports/${name}`}>
                <strong>{words.title(name)}</strong>
                <span>{words.hint(name)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
