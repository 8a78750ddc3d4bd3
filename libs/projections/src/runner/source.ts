import type { Position, RecordedEvent } from '@balcao/event-store';
import type { Checkpoint } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';

/** An event that rows show, by which their log is known again. */
export interface Witness {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly id: string;
  /** Of the journal's chain, where the event has one. */
  readonly hash?: string;
}

/** A place in the log, and the last event that was read up to there. */
export interface Place {
  readonly position: string | undefined;
  readonly witness?: Witness | undefined;
}

/** The origin of a checkpoint, so that its rows do not go on over another log. */
export interface Source extends Place {
  /** The identity of the log. */
  readonly log: string;
  /** The rows that show all events up to the position: `name@version@build` of each. */
  readonly rows: readonly string[];
}

/** Where a batch ends; the last event of an earlier one stands where it has none. */
export function placeAfter(
  { events, position }: { events: readonly RecordedEvent[]; position: string | undefined },
  before: Place,
): Place {
  const last = events.at(-1);
  return {
    position: position ?? before.position,
    witness: last === undefined ? before.witness : witnessOf(last),
  };
}

/** The event without what it says, which may be taken out of it later. */
export function witnessOf({ stream, revision, position, id, metadata }: RecordedEvent): Witness {
  const { hash } = (metadata ?? {}) as { readonly hash?: unknown };
  return { stream, revision, position, id, ...(typeof hash === 'string' && { hash }) };
}

/** How a source names the rows of a projection. */
export function rowsName({ collection }: AnyProjection): string {
  const { name, version, build = 0 } = collection;
  return [name, version, build].join('@');
}

/** The source as a checkpoint keeps it: JSON, read again by `sourceOf`. */
export function sourceText({ log, position, witness, rows }: Source): string {
  return JSON.stringify({ log, position, witness, rows });
}

/**
 * What was said together with the checkpoint's position. Undefined where nothing was, also where a
 * build that says nothing has moved the position since.
 */
export function sourceOf({ source, position }: Checkpoint): Source | undefined {
  if (source === undefined) return undefined;
  // Written by `sourceText`, by this version or an earlier one.
  const fields = JSON.parse(source) as Source;
  return fields.position === position ? fields : undefined;
}
