import { PositionUnknown } from '../errors.js';
import type { Position } from '../position.js';

/** A place in the server's log, as its client says it. */
export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

const padded = /^(\d{20})\/(\d{20})$/;

/** Commit and prepare position of 20 digits each, so that positions compare as strings. */
export function positionOf({ commit, prepare }: LogPosition): Position {
  return `${pad(commit)}/${pad(prepare)}` as Position;
}

/**
 * Where to begin behind a position, in a log that ends at `head`. Throws `PositionUnknown` where
 * this log has no such place: a server would wait until it has grown as far.
 */
export function placeBehind(
  after: Position | undefined,
  head: Position | undefined,
): LogPosition | 'start' {
  if (after === undefined) return 'start';
  const [, commit, prepare] = padded.exec(after) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new PositionUnknown(`${after} is no position of this log`);
  }
  if (head === undefined || head < after) {
    throw new PositionUnknown(`${after} lies behind the end of this log`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** No log reaches it; servers from 24.2 to 24.10.4 send the largest number of all for "none". */
const impossible = 2n ** 63n;

/** Whether a log can have such a place. */
export const isPossible = ({ commit, prepare }: LogPosition): boolean =>
  commit < impossible && prepare < impossible;

/** The later of two positions; nothing lies before everything. */
export function later(a: Position | undefined, b: Position | undefined): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? b : a;
}

function pad(part: bigint): string {
  return part.toString().padStart(20, '0');
}
