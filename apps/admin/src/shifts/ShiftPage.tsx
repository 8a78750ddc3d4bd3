import '../theme/management.css';
import './shifts.css';
import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { PageSteps } from '../management/PageSteps.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { DifferenceFinder } from './DifferenceFinder.js';
import { Moment } from '../fields/Moment.js';
import { ShiftFigures } from './ShiftFigures.js';
import { ShiftFilm } from './ShiftFilm.js';
import { ShiftPaper } from './ShiftPaper.js';
import { ShiftState } from './ShiftState.js';

/** One shift: its Z as it was, what arrived later, and its timeline. */
export function ShiftPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('pos.view');
  const { data, error, refetch } = useGetOne<ShiftRow>(
    'commercial/shifts',
    { id },
    { enabled: mayView },
  );
  if (!mayView) return <AccessDenied permission="pos.view" />;
  if (data !== undefined) return <Shift shift={data} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

/** As they are listed. */
const shifts = {
  resource: 'commercial/shifts',
  sort: { field: 'openedAt', order: 'DESC' },
  filters: {},
} as const;

function Shift({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const { id, number, registerName, state, z, openedAt, closedAt, operator, closing } = shift;
  const t = useMessages();
  const seesFilm = useMay('pos.viewExpected');
  const title = t('shifts.title', { number, register: registerName });
  return (
    <>
      <div className="shift__head">
        <BackToList to={`/${shifts.resource}`} id={id} />
        <RecordTitle>{title}</RecordTitle>
        <ShiftState state={state} />
        <span className="shift__when">
          {z === undefined ? null : (
            <>
              <strong>{t('shifts.z', { z })}</strong>
              {' · '}
            </>
          )}
          <Moment at={openedAt} /> {operator}
          {closedAt === undefined ? null : (
            <>
              {' – '}
              <Moment at={closedAt} /> {shift.closedBy}
            </>
          )}
        </span>
        <PageSteps list={shifts} id={id} />
      </div>
      <div className="shift__columns">
        <div className="shift__side">
          {shift.figures === undefined ? <p className="shift__hint">{t('shifts.hidden')}</p> : null}
          <ShiftFigures shift={shift} />
          {shift.figures === undefined ? null : <ShiftPaper id={id} z={closing?.z} />}
        </div>
        {seesFilm ? (
          <div className="shift__main">
            <DifferenceFinder shift={shift} />
            <ShiftFilm id={id} />
          </div>
        ) : null}
      </div>
    </>
  );
}
