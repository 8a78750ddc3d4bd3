import { addDays, isDay } from '@balcao/domain';
import { invalidFilter } from '../http/invalid-filter.js';

const day = 24 * 60;

/** What a filter of days asks of instants, by the clock of a time zone. */
export const instantsOfDays = (days: unknown, field: string, timeZone: string) =>
  instantsBetween(days, field, (at) => offsetOf(timeZone, at));

/**
 * From the first moment of the first day to the last of the last; `offsetAt` says how far the
 * clock is before UTC, in minutes. What is no filter of days is refused by the field's name.
 */
export function instantsBetween(days: unknown, field: string, offsetAt: (at: Date) => number) {
  const { $gte, $lte, ...others } =
    typeof days === 'object' && days !== null
      ? { ...(days as Readonly<Record<string, unknown>>) }
      : { $gte: days, $lte: days };
  if (Object.keys(others).length > 0) throw invalidFilter(field);
  const known = (on: unknown): string => {
    if (typeof on !== 'string' || !isDay(on)) throw invalidFilter(field);
    return on;
  };
  return {
    ...($gte !== undefined && { $gte: beginning(known($gte), offsetAt) }),
    ...($lte !== undefined && { $lt: beginning(addDays(known($lte), 1), offsetAt) }),
  };
}

/** The first instant of a day. */
function beginning(on: string, offsetAt: (at: Date) => number): string {
  const midnight = Date.parse(`${on}T00:00:00.000Z`);
  const by = (at: number): number => midnight - offsetAt(new Date(at)) * 60_000;
  // Twice: the clock may be put forward between midnight by UTC and its own.
  return new Date(by(by(midnight))).toISOString();
}

/** How far a time zone is before UTC at an instant, in minutes. */
export function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour12: false,
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string): number =>
    Number.parseInt(parts.find((one) => one.type === type)?.value ?? '0', 10);
  const local = part('hour') * 60 + part('minute');
  const difference = local - (at.getUTCHours() * 60 + at.getUTCMinutes());
  return ((difference + day + day / 2) % day) - day / 2;
}
