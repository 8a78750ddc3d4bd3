import { sayDay, showDay, type Language } from '@balcao/messages';
import { companyTimeZone } from '../boot/session-state.js';
import { cached, dayAt } from './days.js';

/*
 * Instants are told by the clock of the open company, as its papers, files and days are, wherever
 * the browser is; by the browser's own while no company is open.
 */

const formatted = (
  instant: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
  timeZone = companyTimeZone(),
): string => cached(language, { ...options, timeZone }).format(new Date(instant));

/** An instant with its day, as a list writes days, and time: `2026-11-30, 14:05`. */
export const showInstant = (
  instant: string,
  language: Language,
  timeZone = companyTimeZone(),
): string => written(showDay, instant, language, timeZone);

/** The same within a sentence, as a sentence says days: `30 Nov 2026, 14:05`. */
export const sayInstant = (
  instant: string,
  language: Language,
  timeZone = companyTimeZone(),
): string => written(sayDay, instant, language, timeZone);

function written(
  writeDay: typeof showDay,
  instant: string,
  language: Language,
  timeZone: string | undefined,
): string {
  const day = writeDay(dayAt(new Date(instant), timeZone), language);
  return `${day}, ${formatted(instant, language, { timeStyle: 'short' }, timeZone)}`;
}

/** The same to the second, with the zone that it is told in: `30 Nov 2026, 14:05:09 GMT+2`. */
export const showExactInstant = (instant: string, language: Language): string =>
  formatted(instant, language, {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
    timeZoneName: 'short',
  });

/** The time of day alone: `14:05`, or `14:05:09`. */
export const showTime = (
  instant: string,
  language: Language,
  {
    isToTheSecond = false,
    timeZone,
  }: { isToTheSecond?: boolean; timeZone?: string | undefined } = {},
): string =>
  formatted(instant, language, { timeStyle: isToTheSecond ? 'medium' : 'short' }, timeZone);

/** The calendar day of an instant where the open company is. */
export const companyDayOf = (instant: string): string =>
  dayAt(new Date(instant), companyTimeZone());

/** What the clock of the open company says at an hour of UTC today; the browser's without one. */
export function clockAt(utcHour: string, timeZone = companyTimeZone()): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  const day = new Date().toISOString().slice(0, 10);
  return clock.format(new Date(`${day}T${utcHour.padStart(2, '0')}:00:00Z`));
}

/** The last instant of a minute, `2026-11-30` at `9:05`, by the clock of the open company. */
export function endOfMinute(day: string, time: string, timeZone = companyTimeZone()): string {
  const byUtc = Date.parse(`${day}T${time.padStart(5, '0')}:59.999Z`);
  const by = (at: number): number => byUtc - aheadOfUtc(at, timeZone);
  // Twice: the clock may be put forward between that minute by UTC and its own.
  return new Date(by(by(byUtc))).toISOString();
}

/** How far a zone's clock is before UTC at an instant, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string | undefined): number {
  // Sweden writes moments the way ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
