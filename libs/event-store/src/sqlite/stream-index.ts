import { categoryOf } from '../event-store.js';
import type { Database } from './driver.js';
import { streamsRemembered } from './limits.js';

/** A stream as the writer knows it, changed as its events are written. */
export interface StreamEntry {
  readonly id: number;
  /** The stream's last revision; -1 until its first event is written. */
  revision: number;
  /** The id of that event. */
  lastId: string | undefined;
}

/**
 * What the writer knows of streams by name. A cache that is right only inside a transaction after
 * `validate`, since another process may have written meanwhile, and that a rollback empties.
 */
export class StreamIndex {
  private readonly entries = new Map<string, StreamEntry>();
  private dataVersion: unknown;
  private readonly selectDataVersion;
  private readonly selectId;
  private readonly selectLast;
  private readonly insert;

  constructor(database: Database) {
    this.selectDataVersion = database.prepare('PRAGMA data_version');
    this.selectId = database.prepare('SELECT stream_id FROM streams WHERE name = ?');
    this.selectLast = database.prepare(
      `SELECT revision, event_id FROM events
       WHERE stream_id = ? ORDER BY revision DESC LIMIT 1`,
    );
    this.insert = database.prepare(
      'INSERT INTO streams(name, category) VALUES (?, ?) RETURNING stream_id',
    );
  }

  /**
   * To be called as a transaction begins: forgets everything if another connection has committed
   * since, or if there is too much. Within the transaction nothing is forgotten.
   */
  validate(): void {
    const version = this.selectDataVersion.get()?.[0];
    if (version !== this.dataVersion || this.entries.size >= streamsRemembered) this.forget();
    this.dataVersion = version;
  }

  forget(): void {
    this.entries.clear();
  }

  /** The stream, or undefined when it has never been written. */
  find(name: string): StreamEntry | undefined {
    const known = this.entries.get(name);
    if (known !== undefined) return known;
    const id = this.selectId.get(name)?.[0];
    if (typeof id !== 'number') return undefined;
    const [revision, lastId] = this.selectLast.get(id) ?? [];
    if (typeof revision !== 'number' || typeof lastId !== 'string') {
      throw new Error(`${name}: the stream was written without an event`);
    }
    return this.remember(name, { id, revision, lastId });
  }

  /** Writes the name of a new stream, in the transaction of its first events. */
  create(name: string): StreamEntry {
    const id = this.insert.get(name, categoryOf(name))?.[0];
    if (typeof id !== 'number') throw new Error(`${name}: the stream was not written`);
    return this.remember(name, { id, revision: -1, lastId: undefined });
  }

  private remember(name: string, entry: StreamEntry): StreamEntry {
    this.entries.set(name, entry);
    return entry;
  }
}
