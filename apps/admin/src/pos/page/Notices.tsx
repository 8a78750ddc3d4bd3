import { useState, type ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { usePart } from '../../boot/slice.js';
import { sayInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Correction } from '../till/corrections.js';
import { useTill } from '../till/till-context.js';

const Corrections = lazyScreen(async () => (await import('./Corrections.js')).Corrections);

interface NoticesProps {
  readonly isLate: boolean;
  readonly clockOffMs: number;
  readonly corrections: readonly Correction[];
}

/** Notices: an overdue shift, a wrong clock, corrections. */
export function Notices({ isLate, clockOffMs, corrections }: NoticesProps): ReactNode {
  return (
    <>
      {isLate ? <LateShift /> : null}
      {clockOffMs === 0 ? null : <WrongClock offMs={clockOffMs} />}
      {corrections.length === 0 ? null : <Corrected corrections={corrections} />}
    </>
  );
}

function WrongClock({ offMs }: { readonly offMs: number }): ReactNode {
  const t = useMessages();
  const minutes = Math.abs(offMs) / 60_000;
  const amount = timeOf(minutes, t('asked.clock.day'), t('asked.clock.hour'));
  return (
    <p className="pos__strip" role="alert">
      {t(offMs > 0 ? 'asked.clock.ahead' : 'asked.clock.behind', { amount })}
    </p>
  );
}

function Corrected({ corrections }: Pick<NoticesProps, 'corrections'>): ReactNode {
  const t = useMessages();
  const [isReading, setReading] = useState(false);
  const count = corrections.length;
  const reference = shortSale(corrections);
  const found = corrections.every(isNoted) ? 'foundNoted' : 'found';
  return (
    <>
      <p className="pos__strip" role="status">
        {reference === undefined
          ? t(`corrections.${found}`, { smart_count: count, count })
          : t('corrections.short', { reference })}{' '}
        <button
          type="button"
          onClick={() => {
            setReading(true);
          }}
        >
          {t('corrections.look')}
        </button>
      </p>
      {isReading ? (
        <Corrections
          onClose={() => {
            setReading(false);
          }}
        />
      ) : null}
    </>
  );
}

/** An overdue shift: when it was opened, and a link to close it. */
function LateShift(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { state } = useTill();
  const openedAt = usePart(state, ({ shift }) => shift?.openedAt);
  const timeZone = usePart(state, ({ start }) => start?.settings.timeZone);
  if (openedAt === undefined) return null;
  return (
    <p className="pos__strip" role="status">
      {t('asked.shift.late', { since: sayInstant(openedAt, language, timeZone) })}{' '}
      <Link to="/pos/shift">{t('asked.shift.closeIt')}</Link>
    </p>
  );
}

/** The only oversold sale, if nothing else was corrected. */
function shortSale([first, ...others]: readonly Correction[]): string | undefined {
  const isShort = first?.problems.every(({ code }) => code === 'stock.insufficient') === true;
  return isShort && others.length === 0 && first.problems.length > 0 ? first.reference : undefined;
}

/** Taken as sent, with a remark. */
const isNoted = ({ outcome }: Correction): boolean => outcome === 'noted';

/** `2 d 3 h`, `15 min`: the error of a clock, rounded. */
function timeOf(minutes: number, day: string, hour: string): string {
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor((minutes % 1_440) / 60);
  if (days > 0) return hours > 0 ? `${days} ${day} ${hours} ${hour}` : `${days} ${day}`;
  return hours > 0 ? `${hours} ${hour} ${Math.round(minutes % 60)} min` : `${minutes} min`;
}
