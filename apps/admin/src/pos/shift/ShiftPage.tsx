import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { showSnack } from '../../boot/snack.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { Counted } from '../till/till-session.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { CashForm } from './CashForm.js';
import { CountFields } from './CountFields.js';

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
      </section>
      <section className="pos__card">
        <h2>{t('pos.shift.close')}</h2>
        <CloseForm />
      </section>
    </div>
  );
}

/** The X; blind tills have none. */
function Figures(): ReactNode {
  const t = useMessages();
  const { shift } = usePosState();
  const { currency } = useStart();
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
    </section>
  );
}

/** Counts first, then closes; both are one step for the cashier. */
function CloseForm(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const navigate = useNavigate();
  const [counted, setCounted] = useState<Counted>();
  const [isBusy, setBusy] = useState(false);
  const close = async (): Promise<void> => {
    if (counted === undefined || isBusy) return;
    setBusy(true);
    await till.count(counted, []);
    await till.close(undefined, undefined);
    showSnack(t('pos.shift.closed'), 'success');
    void navigate('/pos');
  };
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <p>{t('pos.shift.closeExplained')}</p>
      <CountFields onChange={setCounted} />
      <button type="submit" className="ticket__pay" disabled={isBusy || counted === undefined}>
        {t('pos.shift.close')}
      </button>
    </form>
  );
}
