import { isDay } from '@balcao/domain';
import { daysFromTo, showDay, type Language } from '@balcao/messages';
import { localeOf } from '../boot/language.js';
import { companyTimeZone } from '../boot/session-state.js';

export { addDays, isDay } from '@balcao/domain';
export { sayDay, showDay, showLocalMoment } from '@balcao/messages';

/** Reads a day as typed, `30/11/2026`, `30-11-26`, `2026-11-30` or `30112026`. */
export function parseTypedDay(typed: string): string | undefined {
  const text = typed.trim();
  const day = isoOf(text) ?? isoOf(text.replace(/^(\d{2})(\d{2})(\d{2}|\d{4})$/, '$1/$2/$3'));
  return day !== undefined && isDay(day) ? day : undefined;
}

function isoOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text);
  const [year, month, date] = iso ? iso.slice(1) : (local?.slice(1).reverse() ?? []);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** The days of a period as a screen says them; one without an end goes up to today. */
export const showDays = (period: { from?: string; to?: string }, language: Language): string =>
  daysFromTo({ to: today(), ...period }, language, (day) => showDay(day, language));

/** Today where the open company is: its books refuse tomorrow. Where the browser is without one. */
export const today = (): string => dayAt(new Date(), companyTimeZone());

const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone; in the browser's without one. */
export function dayAt(instant: Date, timeZone: string | undefined): string {
  // Sweden writes calendar days the way ISO 8601 does.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A language's format, made once. */
export function cached(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

/** `November 2026`; with a capital in Portuguese too, as Mozambique writes it. */
export function showMonth(day: string, language: Language): string {
  const format = cached(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = format.format(new Date(`${day}T00:00:00Z`));
  return month.charAt(0).toLocaleUpperCase(language) + month.slice(1);
}

/** The weekdays' short names from Monday on. */
export function weekdays(language: Language): readonly string[] {
  const format = cached(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(Date.UTC(2024, 0, 1 + index))),
  );
}

/** A whole date for screen readers: `Monday, 30 November 2026`. */
export const speakDay = (day: string, language: Language): string =>
  cached(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
