import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { lastClosed } from './last-closed.js';
import { PrintShift } from './PrintShift.js';

/** The shift that was closed last on this page: what was counted, and its Z. */
export function ClosedShiftCard(): ReactNode {
  const t = useMessages();
  const { shift } = useSlice(lastClosed);
  if (shift === null) return null;
  const { id, countedMinor, leftMinor = countedMinor, depositedMinor } = shift;
  const figures = [
    [t('pos.shift.counted'), countedMinor],
    [t('tillShift.close.left'), leftMinor],
    [t('tillShift.close.deposited'), depositedMinor],
  ] as const;
  return (
    <section className="pos__card" aria-labelledby="closed-shift">
      <h2 id="closed-shift">{t('pos.shift.closed')}</h2>
      <dl className="shift__figures">
        {figures.map(([label, minor]) =>
          minor === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Amount minor={minor} />
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
