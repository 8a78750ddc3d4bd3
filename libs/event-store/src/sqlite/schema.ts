import { randomUUID } from 'node:crypto';
import { StoreUnavailable } from '../errors.js';
import type { LogNeeds } from '../event-store.js';
import { needsIn } from '../log-needs.js';
import type { Database } from './driver.js';
import { cacheKib } from './limits.js';

const schemaVersion = 1;

// `position` is the row id, set to the greatest one plus 1 in the transaction that writes: gapless,
// also after a rollback. A stream's revision is the greatest in the unique index, so that an append
// writes no second row.
const schema = `
CREATE TABLE streams(
  stream_id INTEGER PRIMARY KEY,
  name      TEXT NOT NULL UNIQUE,
  category  TEXT NOT NULL
);
CREATE TABLE events(
  position  INTEGER PRIMARY KEY,
  stream_id INTEGER NOT NULL REFERENCES streams(stream_id),
  revision  INTEGER NOT NULL,
  event_id  TEXT NOT NULL,
  type      TEXT NOT NULL,
  stored_at INTEGER NOT NULL,
  metadata  TEXT NOT NULL,
  data      TEXT NOT NULL,
  UNIQUE(stream_id, revision)
);
CREATE TRIGGER events_never_change BEFORE UPDATE ON events
  BEGIN SELECT RAISE(ABORT, 'events never change'); END;
CREATE TRIGGER events_never_go BEFORE DELETE ON events
  BEGIN SELECT RAISE(ABORT, 'events never go'); END;
CREATE TRIGGER streams_never_change BEFORE UPDATE ON streams
  BEGIN SELECT RAISE(ABORT, 'streams never change'); END;
CREATE TRIGGER streams_never_go BEFORE DELETE ON streams
  BEGIN SELECT RAISE(ABORT, 'streams never go'); END;
PRAGMA user_version = ${schemaVersion};`;

// Facts of the log itself. Files made before the table existed are given it when they are opened;
// the version of the schema stays, so that an older build still opens the file.
const facts = `
CREATE TABLE IF NOT EXISTS log(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS identity_never_changes BEFORE UPDATE ON log
  WHEN OLD.name = 'identity'
  BEGIN SELECT RAISE(ABORT, 'the identity never changes'); END;
CREATE TRIGGER IF NOT EXISTS identity_never_goes BEFORE DELETE ON log
  WHEN OLD.name = 'identity'
  BEGIN SELECT RAISE(ABORT, 'the identity never goes'); END;`;

/**
 * Makes a file ready to be written and proves that its commits reach the disk: drivers differ in
 * their default, and a WAL without `synchronous=FULL` loses acknowledged events with the power.
 */
export function prepareForWriting(database: Database): void {
  database.exec('PRAGMA journal_mode=WAL');
  database.exec(`PRAGMA synchronous=FULL; PRAGMA cache_size=${cacheKib.writable}`);
  // Inserts look every parent up otherwise; the one writer knows the stream exists.
  database.exec('PRAGMA foreign_keys=OFF');
  assertPragma(database, 'journal_mode', 'wal');
  assertPragma(database, 'synchronous', 2);
  database.exec('BEGIN IMMEDIATE');
  try {
    if (database.prepare('PRAGMA user_version').get()?.[0] === 0) database.exec(schema);
    database.exec(facts);
    if (identityIn(database) === undefined) {
      database.prepare(`INSERT INTO log VALUES ('identity', ?)`).run(randomUUID());
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  assertPragma(database, 'user_version', schemaVersion);
}

/** Makes a file ready to be read; its writer has made the tables before. */
export function prepareForReading(database: Database): void {
  database.exec(`PRAGMA cache_size=${cacheKib.readonly}`);
  assertPragma(database, 'user_version', schemaVersion);
}

/** The id of the log; throws `StoreUnavailable` for an older file never opened to be written. */
export function readIdentity(database: Database): string {
  const hasFacts = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'log'`).get();
  const identity = hasFacts && identityIn(database);
  if (identity !== undefined) return identity;
  throw new StoreUnavailable('the event log has no identity until it is opened for writing');
}

/** What it takes to read the log, if anything was ever written down. */
export function readNeeds(database: Database): LogNeeds | undefined {
  const hasFacts = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'log'`).get();
  const kept = hasFacts && database.prepare(`SELECT value FROM log WHERE name = 'needs'`).get();
  return typeof kept?.[0] === 'string' ? needsIn(JSON.parse(kept[0]) as unknown) : undefined;
}

/** Writes it down, unless what is there is as much. */
export function writeNeeds(database: Database, needs: LogNeeds): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    if ((readNeeds(database)?.format ?? 0) < needs.format) {
      const value = JSON.stringify({ format: needs.format, version: needs.version });
      database.prepare(`INSERT OR REPLACE INTO log VALUES ('needs', ?)`).run(value);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function identityIn(database: Database): string | undefined {
  const found = database.prepare(`SELECT value FROM log WHERE name = 'identity'`).get()?.[0];
  return typeof found === 'string' ? found : undefined;
}

function assertPragma(database: Database, name: string, wanted: string | number): void {
  const found = database.prepare(`PRAGMA ${name}`).get()?.[0];
  if (found === wanted) return;
  throw new StoreUnavailable(`the event log's ${name} is ${found ?? 'unknown'}, not ${wanted}`);
}
