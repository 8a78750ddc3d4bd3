/** Where the product is at home: the clock of whatever is no single company's. */
export const HOME_TIME_ZONE = 'Africa/Maputo';

/** What any book holds is of this day or later; the series of documents begin in its year. */
export const FIRST_DAY_OF_BOOKS = '2000-01-01';

const dayMs = 86_400_000;
const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/** Whether the text is a calendar day that exists, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (text.length !== 10 || text.charAt(4) !== '-' || text.charAt(7) !== '-') return false;
  for (const at of [0, 1, 2, 3, 5, 6, 8, 9]) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return dayOf(instantOf(text)) === text;
}

/** The year of a calendar day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The day that lies `days` after, or before when negative. */
export function addDays(day: string, days: number): string {
  return days === 0 ? day : dayOf(instantOf(day) + days * dayMs);
}

/** Days from one calendar day to another; negative where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / dayMs);
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(instantOf(day)).getUTCDay() || 7;
}

/** The first day of the month that is `months` later, or earlier when negative. */
export function firstOfMonth(day: string, months = 0): string {
  const index = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${twoDigits((index % 12) + 1)}-01`;
}

/** The last calendar day of a month, `2026-02` to `2026-02-28`. */
export function lastDayOf(month: string): string {
  return addDays(firstOfMonth(month, 1), -1);
}

/** The same day so many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const first = firstOfMonth(day, months);
  const last = lastDayOf(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

function instantOf(day: string): number {
  return Date.UTC(yearOf(day), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function dayOf(instant: number): string {
  const date = new Date(instant);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** Whether the runtime knows the IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Sweden writes calendar days the way ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter;
}

let lastMinute = '';
let lastTimeZone = '';
let lastDay = '';

/**
 * The calendar day of a UTC instant in a time zone. Offsets are whole minutes, so the answer for
 * the same minute is remembered: formatting costs more than the rest of a small decision.
 */
export function dayIn(timeZone: string, instant: string): string {
  const minute = instant.slice(0, 16);
  if (minute === lastMinute && timeZone === lastTimeZone) return lastDay;
  lastDay = formatterOf(timeZone).format(new Date(instant));
  lastMinute = minute;
  lastTimeZone = timeZone;
  return lastDay;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A UTC instant in a time zone, to the second: `2026-03-02T09:30:00`. */
export function secondIn(timeZone: string, instant: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock.format(Date.parse(instant)).replace(' ', 'T');
}

const localMinute = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether it is a local date and time to the minute, `2026-03-02T14:30`. */
export const isLocalMinute = (text: string): boolean => isDay(localMinute.exec(text)?.[1] ?? '');
