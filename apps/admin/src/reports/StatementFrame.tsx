import '../clients/client.css';
import '../layout/cards.css';
import '../management/management.css';
import './reports.css';
import type { Permission } from '@balcao/domain';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import type { DayRange } from '../filters/periods.js';
import { showDay, today } from '../formats/days.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedList } from '../management/ListStates.js';
import type { ReportWords } from './words.js';

interface StatementFrameProps {
  readonly title: string;
  readonly permission: Permission;
  readonly period: DayRange;
  /** What the statement is asked for. */
  readonly fields: ReactNode;
  /** What is made of it beside paper. */
  readonly made?: ReactNode;
  readonly words: ReportWords;
  readonly children: ReactNode;
}

/** The page of a statement: what it is asked for, what is made of it, and on paper what it is. */
export function StatementFrame(props: StatementFrameProps): ReactNode {
  const { title, permission, period, fields, made, words, children } = props;
  const mayReport = useMay('reports.view');
  const mayView = useMay(permission);
  if (!mayReport) return <AccessDenied permission="reports.view" />;
  if (!mayView) return <AccessDenied permission={permission} />;
  const { from, to } = period;
  const days = [from, to].map((day) => (day === undefined ? '…' : showDay(day, words.language)));
  return (
    <div className="report-page">
      <PageTitle>{title}</PageTitle>
      <div className="report-filters" role="group" aria-label={words.t('management.filters')}>
        {fields}
      </div>
      <div className="list__toolbar report-actions">
        <p className="report-printed">
          <strong>{title}</strong>
          <span>{days.join(' – ')}</span>
          <span>{words.t('reports.printedOn', { day: showDay(today(), words.language) })}</span>
        </p>
        <span className="list__spring" />
        {made}
        <Button
          startIcon={<Print />}
          onClick={() => {
            window.print();
          }}
        >
          {words.t('reports.print')}
        </Button>
      </div>
      {children}
    </div>
  );
}

interface AnsweredProps<A> {
  readonly data: A | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly children: (answer: A) => ReactNode;
}

/** The answer, or that it is on its way, or did not come. */
export function Answered<A>({ data, error, onRetry, children }: AnsweredProps<A>): ReactNode {
  if (data !== undefined) return children(data);
  return error === null ? <Spinner /> : <FailedList onRetry={onRetry} />;
}
