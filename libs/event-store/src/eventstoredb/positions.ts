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
 * The place in the log that a position names. Throws `PositionUnknown` where no log can have it.
 */
export function logPositionOf(position: Position): LogPosition {
  const [, commit, prepare] = padded.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new PositionUnknown(`${position} is no position of this log`);
  }
  const place = { commit: BigInt(commit), prepare: BigInt(prepare) };
  if (!isPossible(place)) throw new PositionUnknown(`no log has a place ${position}`);
  return place;
}

/** What no log reaches; servers from 24.2 to 24.10.4 send the largest number of all for "none". */
const impossible = 2n ** 63n;

/** Whether a log can have such a place. What cannot be one is neither told nor followed from. */
export const isPossible = ({ commit, prepare }: LogPosition): boolean =>
  commit < impossible && prepare < impossible;

/** Throws `PositionUnknown` for a place behind the last event: a server would wait there. */
export function assertReached(after: Position | undefined, head: Position | undefined): void {
  if (after === undefined || (head !== undefined && after <= head)) return;
  throw new PositionUnknown(`${after} lies behind the end of this log`);
}

/** The later of two positions; nothing lies before everything. */
export function later(a: Position | undefined, b: Position | undefined): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? b : a;
}

function pad(part: bigint): string {
  return part.toString().padStart(20, '0');
}
