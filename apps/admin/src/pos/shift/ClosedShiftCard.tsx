import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { partFigure, rowFigure } from '../../explain/figure-of.js';
import { TillFigure } from '../explain/TillFigure.js';
import { lastClosed } from './last-closed.js';
import { PrintShift } from './PrintShift.js';

/** The shift that was closed last on this page: what was counted, and its Z. */
export function ClosedShiftCard(): ReactNode {
  const t = useMessages();
  const { shift } = useSlice(lastClosed);
  if (shift === null) return null;
  const { id, countedMinor, leftMinor = countedMinor, depositedMinor } = shift;
  const figures = [
    [t('pos.shift.counted'), countedMinor, 'countedMinor'],
    [t('tillShift.close.left'), leftMinor, 'leftMinor'],
    [t('tillShift.close.deposited'), depositedMinor, 'depositedMinor'],
  ] as const;
  const figureOf = (field: string, label: string) =>
    rowFigure('shifts', field, id, label) ?? partFigure('shifts', field, id, label);
  return (
    <section className="pos__card" aria-labelledby="closed-shift">
      <h2 id="closed-shift">{t('pos.shift.closed')}</h2>
      <dl className="shift__figures">
        {figures.map(([label, minor, field]) =>
          minor === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <TillFigure figure={minor === 0 ? undefined : figureOf(field, label)}>
                  <Amount minor={minor} />
                </TillFigure>
              </dd>
            </div>
          ),
        )}
      </dl>
      <PrintShift id={id} label={t('tillShift.z.print')} />
      <p>
        <Link to={`/commercial/shifts/${id}`}>{t('tillShift.z.open')}</Link>
      </p>
    </section>
  );
}
