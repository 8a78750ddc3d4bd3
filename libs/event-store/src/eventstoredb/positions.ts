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

/** The place in the log that a position names. */
export function logPositionOf(position: Position): LogPosition {
  const [, commit, prepare] = padded.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new RangeError(`${position} is no position of this store`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** The later of two positions; nothing lies before everything. */
export function later(a: Position | undefined, b: Position | undefined): Position | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? b : a;
}

function pad(part: bigint): string {
  return part.toString().padStart(20, '0');
}
