import { EventUnreadable } from '../errors.js';
import type { RecordedEvent, UnreadableEvent } from '../event-store.js';
import type { Position } from '../position.js';
import type { Database, SqlValue } from './driver.js';
import { guarded, isDamage } from './failures.js';
import { positionsPerScan } from './limits.js';
import { positionOf } from './positions.js';

type Row = readonly SqlValue[];

/** Events of one stream; the last page ends the stream. */
export interface Page {
  readonly rows: readonly Row[];
  readonly isLast: boolean;
}

/** Events of all streams up to `until`, the last row looked at; `head` was the last there is. */
export interface Scan {
  readonly rows: readonly Row[];
  readonly until: number;
  readonly head: number;
}

const columns = `name, revision, position, event_id, type, stored_at, data, metadata`;
// The index has the names of events whose page cannot be read; the rest of an event it has not.
const places = `
SELECT name, revision, position
FROM events INDEXED BY sqlite_autoindex_events_1
CROSS JOIN streams ON streams.stream_id = events.stream_id
WHERE +position > ?1 AND +position <= ?2
  AND (?3 IS NULL OR category IN (SELECT value FROM json_each(?3)))
ORDER BY position`;
// The streams are looked up per event: the planner must not begin with them and sort at the end.
const joined = `events CROSS JOIN streams ON streams.stream_id = events.stream_id`;
const ofStream = `SELECT ${columns} FROM streams CROSS JOIN events USING (stream_id) WHERE name = ?`;
const between = `SELECT ${columns} FROM ${joined} WHERE position > ? AND position <= ?`;

/** The events of a scan, and those that cannot be read. */
export interface ReadableScan extends Scan {
  readonly events: readonly RecordedEvent[];
  readonly unreadable: readonly UnreadableEvent[];
}

/** Synchronous reads of one page each. None leaves a transaction open, so the WAL stays short. */
export class Reader {
  private readonly selectForwards;
  private readonly selectBackwards;
  private readonly selectHead;
  private readonly selectAll;
  private readonly selectCategories;
  private readonly selectPlaces;

  constructor(database: Database) {
    this.selectForwards = database.prepare(
      `${ofStream} AND revision >= ? ORDER BY revision LIMIT ?`,
    );
    this.selectBackwards = database.prepare(
      `${ofStream} AND revision <= ? ORDER BY revision DESC LIMIT ?`,
    );
    this.selectHead = database.prepare('SELECT max(position) FROM events');
    this.selectAll = database.prepare(`${between} ORDER BY position`);
    this.selectCategories = database.prepare(
      `${between} AND category IN (SELECT value FROM json_each(?)) ORDER BY position LIMIT ?`,
    );
    this.selectPlaces = database.prepare(places);
  }

  /**
   * At most `limit` rows, fewer before a damaged page; `EventUnreadable` when that is where the
   * event at `from` lies.
   */
  forwards(stream: string, from: number, limit: number): Page {
    for (let wanted = limit; ; wanted = Math.floor(wanted / 2)) {
      try {
        const rows = guarded(() => this.selectForwards.all(stream, from, wanted));
        return { rows, isLast: rows.length < wanted };
      } catch (error) {
        // A page that cannot be read fails all rows of the query: fewer may lie before it.
        if (!isDamage(error)) throw error;
        if (wanted <= 1) throw new EventUnreadable(stream, from, { cause: error });
      }
    }
  }

  /** `EventUnreadable` when the file is damaged there. */
  backwards(stream: string, from: number, limit: number): Page {
    try {
      const rows = guarded(() => this.selectBackwards.all(stream, from, limit));
      return { rows, isLast: rows.length < limit };
    } catch (error) {
      if (!isDamage(error)) throw error;
      throw new EventUnreadable(stream, from, { cause: error });
    }
  }

  /** The last row there is, 0 when there is none. */
  head(): number {
    return guarded(() => Number(this.selectHead.get()?.[0] ?? 0));
  }

  /** One step forwards behind `after`, of at most `limit` events. */
  scan(after: number, head: number, categories: string | undefined, limit: number): Scan {
    if (categories === undefined) {
      const until = Math.min(after + limit, head);
      return { rows: guarded(() => this.selectAll.all(after, until)), until, head };
    }
    const end = Math.min(after + positionsPerScan, head);
    const rows = guarded(() => this.selectCategories.all(after, end, categories, limit));
    const until = rows.length < limit ? end : Number(rows[rows.length - 1]?.[2]);
    return { rows, until, head };
  }

  /** The same, without the events that cannot be read, which are named. */
  scanReadable(
    after: number,
    head: number,
    categories: string | undefined,
    limit: number,
  ): ReadableScan {
    try {
      return readableIn(this.scan(after, head, categories, limit));
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.scanOneByOne(after, Math.min(after + limit, head), head, categories);
    }
  }

  private scanOneByOne(
    after: number,
    until: number,
    head: number,
    categories: string | undefined,
  ): ReadableScan {
    const rows: Row[] = [];
    const unreadable: UnreadableEvent[] = [];
    const found = guarded(() => this.selectPlaces.all(after, until, categories ?? null));
    for (const [stream, revision, position] of found) {
      try {
        rows.push(...guarded(() => this.selectAll.all(Number(position) - 1, Number(position))));
      } catch (error) {
        if (!isDamage(error)) throw error;
        unreadable.push({ stream: String(stream), revision: Number(revision) });
      }
    }
    const readable = readableIn({ rows, until, head });
    return { ...readable, unreadable: [...unreadable, ...readable.unreadable] };
  }
}

/** Characters of JSON that a row holds. */
export function sizeOf(row: Row): number {
  return String(row[6]).length + String(row[7]).length;
}

/** An event from its row; data and metadata are parsed JSON. */
export function eventOf(row: Row): RecordedEvent {
  const [stream, revision, position, id, type, storedAt, data, metadata] = row as [
    string,
    number,
    number,
    string,
    string,
    number,
    string,
    string,
  ];
  return {
    stream,
    revision,
    position: positionOf(position),
    id,
    type,
    storedAt: new Date(storedAt).toISOString(),
    ...parsed(stream, revision, data, metadata),
  };
}

function readableIn(scan: Scan): ReadableScan {
  const events: RecordedEvent[] = [];
  const unreadable: UnreadableEvent[] = [];
  for (const row of scan.rows) {
    try {
      events.push(eventOf(row));
    } catch (error) {
      if (!(error instanceof EventUnreadable)) throw error;
      unreadable.push({ stream: error.stream, revision: error.revision });
    }
  }
  return { ...scan, events, unreadable };
}

function parsed(
  stream: string,
  revision: number,
  data: string,
  metadata: string,
): Pick<RecordedEvent, 'data' | 'metadata'> {
  try {
    return {
      data: JSON.parse(data) as RecordedEvent['data'],
      metadata: JSON.parse(metadata) as RecordedEvent['metadata'],
    };
  } catch (cause) {
    throw new EventUnreadable(stream, revision, { cause });
  }
}

/** How far a scan has come, as the port says it. */
export function positionAt(row: number, otherwise: Position | undefined): Position | undefined {
  return row === 0 ? otherwise : positionOf(row);
}
