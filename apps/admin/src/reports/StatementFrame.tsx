import '../clients/client.css';
import '../layout/cards.css';
import '../theme/management.css';
import './reports.css';
import { statementOf, type StatementName } from '@balcao/contracts';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import type { DayRange } from '../filters/periods.js';
import { sayDay, showDays, today } from '../formats/days.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedList } from '../skeletons/FailedList.js';
import { AsOf } from './AsOf.js';
import { ReportViews } from './ReportViews.js';
import { ScheduleButton } from './ScheduleButton.js';
import type { MailedReport } from './schedule-form.js';
import type { ReportWords } from '../explain/report-words.js';

interface StatementFrameProps {
  readonly name: StatementName;
  readonly title: string;
  readonly period: DayRange;
  /** Time at which its figures were read; 0 until then. */
  readonly readAt?: number;
  /** The query of the statement. */
  readonly fields: ReactNode;
  /** Its outputs other than print. */
  readonly made?: ReactNode;
  /** Its schedule; missing until a client or supplier is chosen. */
  readonly mailed?: Pick<MailedReport, 'filters'> & Partial<MailedReport>;
  readonly words: ReportWords;
  readonly children: ReactNode;
}

/** Statements have a fixed order and fixed columns. */
const inOrder = ['on', 'asc'] as const;
const noColumns = { hidden: [], hide: () => undefined };

/** The page of a statement: its query, its outputs, and its heading on paper. */
export function StatementFrame(props: StatementFrameProps): ReactNode {
  const { name, title, period, fields, made, mailed, words, children } = props;
  const { info } = useSlice(session);
  const permission = statementOf(name)?.permission ?? 'reports.view';
  const mayReport = useMay('reports.view');
  const mayView = useMay(permission);
  if (!mayReport) return <AccessDenied permission="reports.view" />;
  if (!mayView) return <AccessDenied permission={permission} />;
  return (
    <div className="report-page">
      <PageTitle>{title}</PageTitle>
      <div className="report-filters" role="group" aria-label={words.t('management.filters')}>
        {fields}
      </div>
      <div className="list__toolbar report-actions">
        <p className="report-printed">
          <strong>{title}</strong>
          <span>{showDays(period, words.language)}</span>
          <span>{words.t('reports.printedOn', { day: sayDay(today(), words.language) })}</span>
        </p>
        <AsOf readAt={props.readAt ?? 0} words={words} />
        <span className="list__spring" />
        <ReportViews report={{ name, sort: inOrder }} chosen={noColumns} />
        {made}
        {mailed === undefined ? null : (
          <ScheduleButton
            label={words.t('reports.schedule.openStatement')}
            mailed={{
              report: name,
              name: title,
              hasDays: true,
              every: 'month',
              language: words.language,
              recipient: info?.user.email ?? '',
              ...mailed,
            }}
          />
        )}
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

/** The answer, its loading state, or its error. */
export function Answered<A>({ data, error, onRetry, children }: AnsweredProps<A>): ReactNode {
  if (data !== undefined) return children(data);
  return error === null ? <Skeleton shape="rows" /> : <FailedList onRetry={onRetry} />;
}
