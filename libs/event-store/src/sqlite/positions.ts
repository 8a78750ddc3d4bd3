import { PositionUnknown } from '../errors.js';
import type { Position } from '../position.js';

const padded = /^\d{16}$/;

/** The row number as a port's position: 16 digits, so that positions compare as strings. */
export function positionOf(row: number): Position {
  return String(row).padStart(16, '0') as Position;
}

/** The row number of a position; 0, which lies before every row, for none. */
export function rowOf(position: Position | undefined): number {
  if (position === undefined) return 0;
  if (!padded.test(position)) throw new PositionUnknown(`${position} is no position of this log`);
  return Number(position);
}
