import '../layout/cards.css';
import './reports.css';
import { reports, reportTopics, statements } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay, usePermissions } from '../admin/hooks.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { ScheduledReports } from './ScheduledReports.js';
import { SavedReports } from './SavedReports.js';
import { useReportWords } from '../explain/report-words.js';

const topics = [...reportTopics.slice(0, -1), 'taxes', 'service'] as const;

/** All reports that the user may open, by subject. */
export function Reports(): ReactNode {
  const words = useReportWords();
  const mayReport = useMay('reports.view');
  const permissions = usePermissions();
  if (!mayReport) return <AccessDenied permission="reports.view" />;
  return (
    <>
      <PageTitle>{words.t('layout.groups.reports')}</PageTitle>
      <SavedReports permissions={permissions} words={words} />
      <ScheduledReports words={words} />
      {topics.map((topic) => {
        const shown = [...reports, ...statements].filter(
          (each) => each.topic === topic && permissions.includes(each.permission),
        );
        return shown.length === 0 ? null : (
          <section key={topic} className="report-topic">
            <h2>{words.t(`reports.topics.${topic}`)}</h2>
            <ul className="report-list">
              {shown.map(({ name }) => (
                <li key={name}>
                  <Link to={`/commercial/reports/${name}`}>
                    <strong>{words.title(name)}</strong>
                    <span>{words.hint(name)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
