import type { ReactNode } from 'react';
import { usePart, useSlice } from '../../boot/slice.js';
import { company, session } from '../../boot/session-state.js';
import { membershipOf } from '../../session/session.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Notices } from '../later-parts.js';
import { useAfterSale } from '../receipt/use-after-sale.js';
import { deviceRoom } from '../till/device-room.js';
import { useTill, useTillView } from '../till/till-context.js';

/** Notices for the cashier: a refusal, a wrong clock, corrections. */
export function TillNotices(): ReactNode {
  const t = useMessages();
  useAfterSale();
  const { refusal, clockOffMs } = useTillView();
  const till = useTill();
  const corrections = usePart(till.state, (state) => state.corrections);
  const { keeps } = useSlice(deviceRoom);
  const isLate = usePart(till.state, () => till.isShiftLate);
  const hasNotices = isLate || clockOffMs !== 0 || corrections.length > 0;
  const { id } = useSlice(company);
  const isDemo = membershipOf(useSlice(session), id)?.isDemo === true;
  if (keeps && refusal === null && !hasNotices && !isDemo) return null;
  return (
    <section aria-label={t('till.notices')}>
      {isDemo ? <p className="pos__strip pos__strip--demo">{t('app.demo')}</p> : null}
      {keeps ? null : (
        <p className="pos__strip" role="alert">
          {t('till.notKept')}
        </p>
      )}
      {refusal === null ? null : (
        <p className="pos__strip" role="alert">
          {refusal}
        </p>
      )}
      {hasNotices ? <Notices {...{ isLate, clockOffMs, corrections }} /> : null}
    </section>
  );
}
