import { useState, type ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { showInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Correction } from '../till/corrections.js';
import { useAfterSale } from '../receipt/use-after-sale.js';
import { deviceRoom } from '../till/device-room.js';
import { useTill, useTillView } from '../till/till-context.js';

const Corrections = lazyScreen(async () => (await import('./Corrections.js')).Corrections);

/** What a cashier has to know before going on: a refusal, a wrong clock, what was corrected. */
export function TillNotices(): ReactNode {
  const t = useMessages();
  useAfterSale();
  const { refusal, clockOffMs } = useTillView();
  const till = useTill();
  const corrections = usePart(till.state, (state) => state.corrections);
  const { keeps } = useSlice(deviceRoom);
  const [isReading, setReading] = useState(false);
  const minutes = Math.abs(clockOffMs) / 60_000;
  const isLate = usePart(till.state, () => till.isShiftLate);
  const nothing = refusal === null && clockOffMs === 0 && corrections.length === 0;
  if (keeps && nothing && !isLate) return null;
  return (
    <section aria-label={t('till.notices')}>
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
      {isLate ? <LateShift /> : null}
      {clockOffMs === 0 ? null : (
        <p className="pos__strip" role="alert">
          {t(clockOffMs > 0 ? 'till.clock.ahead' : 'till.clock.behind', {
            amount: timeOf(minutes, t('till.clock.day'), t('till.clock.hour')),
          })}
        </p>
      )}
      {corrections.length === 0 ? null : (
        <p className="pos__strip" role="status">
          {shortSale(corrections) === undefined
            ? t(`till.corrections.${corrections.every(isNoted) ? 'foundNoted' : 'found'}`, {
                smart_count: corrections.length,
                count: corrections.length,
              })
            : t('till.corrections.short', { reference: shortSale(corrections) ?? '' })}{' '}
          <button
            type="button"
            onClick={() => {
              setReading(true);
            }}
          >
            {t('till.corrections.look')}
          </button>
        </p>
      )}
      {isReading && corrections.length > 0 ? (
        <Corrections
          onClose={() => {
            setReading(false);
          }}
        />
      ) : null}
    </section>
  );
}

/** The shift should have been closed: since when it is open, and where to close it. */
function LateShift(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { state } = useTill();
  const openedAt = usePart(state, ({ shift }) => shift?.openedAt);
  const timeZone = usePart(state, ({ start }) => start?.settings.timeZone);
  if (openedAt === undefined) return null;
  return (
    <p className="pos__strip" role="status">
      {t('pos.shift.late', { since: showInstant(openedAt, language, timeZone) })}{' '}
      <Link to="/pos/shift">{t('pos.shift.closeIt')}</Link>
    </p>
  );
}

/** The one sale that took more than there was, where nothing else was corrected. */
function shortSale([first, ...others]: readonly Correction[]): string | undefined {
  const isShort = first?.problems.every(({ code }) => code === 'stock.insufficient') === true;
  return isShort && others.length === 0 && first.problems.length > 0 ? first.reference : undefined;
}

/** Taken as the till wrote it, with something to say of it. */
const isNoted = ({ outcome }: Correction): boolean => outcome === 'noted';

/** `2 d 3 h`, `15 min`: as much as says how wrong a clock is. */
function timeOf(minutes: number, day: string, hour: string): string {
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor((minutes % 1_440) / 60);
  if (days > 0) return hours > 0 ? `${days} ${day} ${hours} ${hour}` : `${days} ${day}`;
  return hours > 0 ? `${hours} ${hour} ${Math.round(minutes % 60)} min` : `${minutes} min`;
}
