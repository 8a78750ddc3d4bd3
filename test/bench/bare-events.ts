import { randomUUID } from 'node:crypto';
import { openDatabase, SqliteEventStore, type Database } from '@balcao/event-store/sqlite';
import { stopwatch } from './measure.js';

interface Texts {
  readonly data: string;
  readonly metadata: string;
}

const insert = `
  INSERT INTO events(position, stream_id, revision, event_id, type, stored_at, metadata, data)
  VALUES (?, 1, ?, ?, 'DocumentIssued', ?, ?, ?)`;

/**
 * The tables of the event log, written by nothing but prepared statements: what the disk allows.
 */
export class BareEvents {
  #count = 0;
  readonly #begin;
  readonly #insert;
  readonly #commit;

  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#insert = database.prepare(insert);
    this.#commit = database.prepare('COMMIT');
  }

  /** A new file with the tables and settings of the real one. */
  private static async make(path: string): Promise<BareEvents> {
    await (await SqliteEventStore.open({ path })).close();
    const database = openDatabase(path, { readonly: false, busyTimeoutMs: 5_000 });
    // The same settings belong to a connection, not to the file.
    database.exec('PRAGMA synchronous=FULL; PRAGMA cache_size=-65536; PRAGMA foreign_keys=OFF');
    database.exec("INSERT INTO streams VALUES (1, 'journal-A', 'journal')");
    return new BareEvents(database);
  }

  /** Commits batches for some seconds, closes, and answers how fast events went in. */
  static async run(path: string, seconds: number, batch: number, texts: () => Texts) {
    const events = await BareEvents.make(path);
    const watch = stopwatch();
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) events.commit(batch, texts);
    const rate = watch.rate(events.#count);
    events.#database.close();
    return rate;
  }

  private commit(batch: number, texts: () => Texts): void {
    this.#begin.run();
    for (let at = 0; at < batch; at += 1) {
      const { metadata, data } = texts();
      this.#insert.run(this.#count + 1, this.#count, randomUUID(), Date.now(), metadata, data);
      this.#count += 1;
    }
    this.#commit.run();
  }
}
