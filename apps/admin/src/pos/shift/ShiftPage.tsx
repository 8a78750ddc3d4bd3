import './shift.css';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import type { ShiftFigures } from '@balcao/domain';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { lessFigure, partFigure, rowFigure } from '../../explain/figure-of.js';
import { ApprovalDialog } from '../approval/ApprovalDialog.js';
import { TillFigure } from '../explain/TillFigure.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { CashForm } from './CashForm.js';
import { CloseShift } from './CloseShift.js';
import { Movements } from './Movements.js';
import { PrintShift } from './PrintShift.js';
import { useShiftNow } from './shift-now.js';
import { shiftFactsNow } from './shift-facts.js';
import { useNamedMeans } from './use-named-means.js';

/** The shift page: cash in and out, figures so far if permitted, count and close. */
export function ShiftPage(): ReactNode {
  const t = useMessages();
  const { shift } = usePosState();
  if (shift === null) return <p className="pos__notice">{t('asked.shift.noneOpen')}</p>;
  return (
    <div className="shift">
      <p>
        <Link to="/pos">{t('asked.shift.back')}</Link>
      </p>
      <Figures />
      <section className="pos__card">
        <h2>{t('asked.shift.cash')}</h2>
        <CashForm />
        <Movements />
      </section>
      <section className="pos__card">
        <h2>{t('asked.shift.close')}</h2>
        <CloseShift key={shift.id} />
      </section>
      <ApprovalDialog />
    </div>
  );
}

/** The shift figure of each X row; deductions are negative. */
const explained = {
  sales: 'salesMinor',
  returns: 'returnsMinor',
  float: 'floatMinor',
  in: 'cashInMinor',
  out: 'cashOutMinor',
  drops: 'cashDropsMinor',
} as const;

/** The X with explained figures; absent for blind counts. */
function Figures(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { shift } = usePosState();
  const { currency } = useStart();
  const now = useShiftNow();
  if (shift === null || now === undefined) return null;
  const { sales, returns, cash, means } = now.figures;
  const isSent = now.waiting === 0;
  const rows = [
    ['sales', sales.totalMinor],
    ['returns', -returns.totalMinor],
    ['float', cash.floatMinor],
    ['in', cash.inMinor],
    ['out', -cash.outMinor],
    ['drops', -cash.dropsMinor],
  ] as const;
  const expected = t('asked.shift.figures.expected');
  const figureOf = (name: keyof typeof explained, minor: number) => {
    const [field, title] = [explained[name], t(`asked.shift.figures.${name}`)];
    const figure =
      rowFigure('shifts', field, shift.id, title) ?? partFigure('shifts', field, shift.id, title);
    if (minor === 0 || !isSent) return undefined;
    return name === 'returns' || name === 'out' || name === 'drops' ? lessFigure(figure) : figure;
  };
  return (
    <section className="pos__card" aria-labelledby="x-report">
      <h2 id="x-report">{t('asked.shift.x')}</h2>
      {isSent && now.isWhole ? null : (
        <p className="pay__hint" role="note">
          {t(now.isWhole ? 'tillMore.shift.provisional' : 'tillShift.x.behind', {
            smart_count: now.waiting,
            count: now.waiting,
          })}
        </p>
      )}
      <dl className="shift__figures">
        {rows.map(([name, minor]) => (
          <div key={name}>
            <dt>{t(`asked.shift.figures.${name}`)}</dt>
            <dd>
              <TillFigure figure={figureOf(name, minor)}>
                <Amount minor={minor} />
              </TillFigure>
            </dd>
          </div>
        ))}
        <div className="ticket__total">
          <dt>{expected}</dt>
          <dd>
            <TillFigure
              figure={isSent ? rowFigure('shifts', 'expectedMinor', shift.id, expected) : undefined}
            >
              <Amount minor={now.expectedMinor} currency={currency} />
            </TillFigure>
          </dd>
        </div>
      </dl>
      <Means shiftId={shift.id} means={means} isSent={isSent} />
      <PrintShift
        id={shift.id}
        label={t('tillShift.x.print')}
        closing={shiftFactsNow(till, shift, now)}
      />
      <p>
        <Link to={`/commercial/shifts/${shift.id}`}>{t('tillShift.z.open')}</Link>
      </p>
    </section>
  );
}

interface MeansProps {
  readonly shiftId: string;
  readonly means: ShiftFigures['means'];
  readonly isSent: boolean;
}

/** Net receipts by means of payment. */
function Means({ shiftId, means, isSent }: MeansProps): ReactNode {
  const t = useMessages();
  const named = useNamedMeans();
  if (means.length === 0) return null;
  return (
    <>
      <h3>{t('tillShift.x.means')}</h3>
      <dl className="shift__figures">
        {means.map(({ methodId, method, salesMinor, refundsMinor }) => {
          const name = named(methodId, method);
          return (
            <div key={methodId}>
              <dt>{name}</dt>
              <dd>
                <TillFigure
                  figure={
                    isSent ? partFigure('shifts', 'meansMinor', shiftId, name, methodId) : undefined
                  }
                >
                  <Amount minor={salesMinor - refundsMinor} />
                </TillFigure>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
