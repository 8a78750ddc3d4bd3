import './shift.css';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import type { ShiftFigures } from '@balcao/domain';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ApprovalDialog } from '../approval/ApprovalDialog.js';
import { useMeansName } from '../page/MeansChoice.js';
import { usePosState, useStart, useTillView } from '../till/till-context.js';
import { CashForm } from './CashForm.js';
import { CloseShift } from './CloseShift.js';
import { Movements } from './Movements.js';
import { PrintShift } from './PrintShift.js';

/** The shift: cash in and out, what it came to so far where one may see it, count and close. */
export function ShiftPage(): ReactNode {
  const t = useMessages();
  const { shift } = usePosState();
  if (shift === null) return <p className="pos__notice">{t('pos.shift.noneOpen')}</p>;
  return (
    <div className="shift">
      <p>
        <Link to="/pos">{t('pos.shift.back')}</Link>
      </p>
      <Figures />
      <section className="pos__card">
        <h2>{t('pos.shift.cash')}</h2>
        <CashForm />
        <Movements />
      </section>
      <section className="pos__card">
        <h2>{t('pos.shift.close')}</h2>
        <CloseShift key={shift.id} />
      </section>
      <ApprovalDialog />
    </div>
  );
}

/** The X, each figure of which the back office explains; blind tills have none. */
function Figures(): ReactNode {
  const t = useMessages();
  const { shift } = usePosState();
  const { currency } = useStart();
  const { isOnline, waiting } = useTillView();
  if (shift?.figures === undefined) return null;
  const { sales, returns, cash } = shift.figures;
  const rows = [
    ['sales', sales.totalMinor],
    ['returns', -returns.totalMinor],
    ['float', cash.floatMinor],
    ['in', cash.inMinor],
    ['out', -cash.outMinor],
    ['drops', -cash.dropsMinor],
  ] as const;
  return (
    <section className="pos__card" aria-labelledby="x-report">
      <h2 id="x-report">{t('pos.shift.x')}</h2>
      {isOnline && waiting === 0 ? null : (
        <p className="pay__hint" role="note">
          {t('tillShift.x.behind')}
        </p>
      )}
      <dl className="shift__figures">
        {rows.map(([name, minor]) => (
          <div key={name}>
            <dt>{t(`pos.shift.figures.${name}`)}</dt>
            <dd>
              <Amount minor={minor} />
            </dd>
          </div>
        ))}
        <div className="ticket__total">
          <dt>{t('pos.shift.figures.expected')}</dt>
          <dd>
            <Amount minor={shift.expectedMinor ?? 0} currency={currency} />
          </dd>
        </div>
      </dl>
      <Means means={shift.figures.means} />
      <PrintShift id={shift.id} label={t('tillShift.x.print')} />
      <p>
        <Link to={`/commercial/shifts/${shift.id}`}>{t('tillShift.z.open')}</Link>
      </p>
    </section>
  );
}

/** What came in by each means, what went back taken off. */
function Means({ means }: { readonly means: ShiftFigures['means'] }): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  const { methods } = useStart();
  if (means.length === 0) return null;
  // One that is no longer in use keeps the name that its payments were made under.
  const named = (methodId: string, method: string): string =>
    methods.some(({ id }) => id === methodId) ? nameOf(methodId) : method;
  return (
    <>
      <h3>{t('tillShift.x.means')}</h3>
      <dl className="shift__figures">
        {means.map(({ methodId, method, salesMinor, refundsMinor }) => (
          <div key={methodId}>
            <dt>{named(methodId, method)}</dt>
            <dd>
              <Amount minor={salesMinor - refundsMinor} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
