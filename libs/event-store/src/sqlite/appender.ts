import { WrongExpectedRevision } from '../errors.js';
import type { Appended, ExpectedRevision, NewEvent } from '../event-store.js';
import type { Database } from './driver.js';
import { EventRows } from './event-rows.js';
import { positionOf } from './positions.js';
import { type StreamEntry, StreamIndex } from './stream-index.js';

/** An event with its JSON already written, so that the transaction only copies. */
export interface SerialisedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** One append as it is asked for: all of its events are written, or none. */
export interface AppendCommand {
  readonly stream: string;
  readonly events: readonly SerialisedEvent[];
  readonly expected: ExpectedRevision;
}

/** What became of one command of a transaction that committed. */
export type Outcome = { readonly appended: Appended } | { readonly conflict: Error };

/** Writes groups of appends, one transaction each. */
export class Appender {
  private readonly streams;
  private readonly begin;
  private readonly commit;
  private readonly selectLast;
  private readonly rows;
  private readonly selectPlace;
  /** The row number of the last event, within a transaction. */
  private position = 0;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {
    this.streams = new StreamIndex(database);
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
    this.selectLast = database.prepare('SELECT max(position) FROM events');
    this.rows = new EventRows(database);
    this.selectPlace = database.prepare(
      `SELECT event_id, position FROM events
       WHERE stream_id = ? AND revision >= ? ORDER BY revision LIMIT ?`,
    );
  }

  /** Writes all commands that do not conflict, or, throwing, none. */
  write(commands: readonly AppendCommand[]): readonly Outcome[] {
    try {
      this.begin.run();
      this.streams.validate();
      this.position = Number(this.selectLast.get()?.[0] ?? 0);
      const storedAt = this.now();
      const outcomes = commands.map((command) => this.append(command, storedAt));
      this.rows.flush();
      this.commit.run();
      return outcomes;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** Every check of a command precedes its first write: a conflict leaves nothing behind. */
  private append(command: AppendCommand, storedAt: number): Outcome {
    const { stream, events, expected } = command;
    const found = this.streams.find(stream);
    const actual = found?.revision ?? -1;
    const first = firstRevision(expected, actual, events.length);
    const earlier = found && this.retried(found, first, events);
    if (earlier !== undefined) return { appended: earlier };
    if (expected !== 'any' && first !== actual + 1) {
      const known = actual === -1 ? undefined : actual;
      return { conflict: new WrongExpectedRevision(stream, expected, known) };
    }
    const entry = found ?? this.streams.create(stream);
    for (const { id, type, metadata, data } of events) {
      entry.revision += 1;
      this.position += 1;
      this.rows.add([this.position, entry.id, entry.revision, id, type, storedAt, metadata, data]);
    }
    entry.lastId = events.at(-1)?.id;
    return { appended: { revision: entry.revision, position: positionOf(this.position) } };
  }

  /** The answer that these same events got when they were first written at this place, if any. */
  private retried(
    stream: StreamEntry,
    first: number,
    events: readonly SerialisedEvent[],
  ): Appended | undefined {
    const last = first + events.length - 1;
    if (last > stream.revision) return undefined;
    // Most appends to "any" revision are no retry, which the last id tells without a query.
    if (last === stream.revision && events.at(-1)?.id !== stream.lastId) return undefined;
    this.rows.flush();
    const rows = this.selectPlace.all(stream.id, first, events.length);
    const isSame =
      rows.length === events.length && rows.every((row, i) => row[0] === events[i]?.id);
    if (!isSame) return undefined;
    const position = positionOf(Number(rows[rows.length - 1]?.[1]));
    return { revision: last, position };
  }

  private rollBack(): void {
    this.streams.forget();
    this.rows.clear();
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself, or never began: either way nothing is left to undo.
    }
  }
}

/** The revision that a command's first event has, or had if this is a retry. */
function firstRevision(expected: ExpectedRevision, actual: number, events: number): number {
  if (expected === 'no-stream') return 0;
  if (expected === 'any') return Math.max(0, actual - events + 1);
  return expected + 1;
}

/** Throws a `TypeError` for what JSON cannot hold. */
export function serialise(stream: string, event: NewEvent): SerialisedEvent {
  return {
    id: event.id,
    type: event.type,
    data: json(stream, event.data),
    metadata: json(stream, event.metadata),
  };
}

function json(stream: string, value: unknown): string {
  const text: unknown = JSON.stringify(value);
  if (typeof text === 'string') return text;
  throw new TypeError(`${stream}: data and metadata of an event are JSON`);
}
