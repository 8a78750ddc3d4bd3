import type { CompanySettings } from '../companies/index.js';

const HOUR_MS = 3_600_000;

/** A field of a shift, and the day or UTC instant before which it makes an open shift late. */
export interface LateSince {
  readonly field: 'on' | 'openedAt';
  readonly before: string;
}

/** The facts that decide whether a shift is late. */
interface OpenedShift {
  readonly state: string;
  /** Its day, `2026-03-02`. */
  readonly on: string;
  /** UTC instant. */
  readonly openedAt: string;
}

/**
 * From when a shift that is still open is *not closed*: once it has been open for
 * longer than the company lets shifts go on, or once its day is over where the company sets no
 * hours. It can be closed all the same.
 */
export function lateSince(
  { shiftHours }: Pick<CompanySettings, 'shiftHours'>,
  present: { readonly now: string; readonly today: string },
): LateSince {
  if (shiftHours === undefined) return { field: 'on', before: present.today };
  const before = new Date(Date.parse(present.now) - shiftHours * HOUR_MS).toISOString();
  return { field: 'openedAt', before };
}

/** Whether the shift is open though it should have been closed. */
export const isLate = (shift: OpenedShift, { field, before }: LateSince): boolean =>
  shift.state === 'open' && shift[field] < before;
