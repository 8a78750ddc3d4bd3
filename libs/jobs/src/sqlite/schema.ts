import { JobsUnavailable } from '../errors.js';
import { type Database, inTransaction } from './driver.js';

const schemaVersion = 2;

// `ready` is both waiting and delayed: which of them, the clock says. Times are milliseconds.
const schema = `
CREATE TABLE jobs(
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  company_id   TEXT NOT NULL,
  id           TEXT NOT NULL,
  name         TEXT NOT NULL,
  actor_id     TEXT NOT NULL,
  payload      TEXT NOT NULL,
  max_attempts INTEGER NOT NULL,
  backoff_ms   INTEGER NOT NULL,
  schedule_key TEXT,
  state        TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  due_at       INTEGER NOT NULL,
  started_at   INTEGER,
  finished_at  INTEGER,
  attempts     INTEGER NOT NULL DEFAULT 0,
  lost         INTEGER NOT NULL DEFAULT 0,
  cancelling   INTEGER NOT NULL DEFAULT 0,
  lease_owner  TEXT,
  lease_until  INTEGER,
  progress     TEXT,
  result       TEXT,
  failure      TEXT,
  UNIQUE(company_id, id)
);
CREATE INDEX jobs_ready ON jobs(due_at, seq) WHERE state = 'ready';
CREATE INDEX jobs_running ON jobs(lease_until) WHERE state = 'running';
CREATE INDEX jobs_finished ON jobs(state, finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX jobs_of_company ON jobs(company_id, seq);
CREATE TABLE schedules(
  company_id TEXT NOT NULL,
  key        TEXT NOT NULL,
  definition TEXT NOT NULL,
  PRIMARY KEY(company_id, key)
) WITHOUT ROWID;`;

// Whose turn it is: the companies by when they were last served, counted by takings.
const turns = `
CREATE TABLE turns(
  company_id TEXT PRIMARY KEY,
  served     INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX turns_served ON turns(served, company_id);
CREATE INDEX jobs_ready_of_company ON jobs(company_id, due_at, seq) WHERE state = 'ready';
INSERT INTO turns(company_id) SELECT DISTINCT company_id FROM jobs;
PRAGMA user_version = ${schemaVersion};`;

// Written by a ping only: what cannot be committed here cannot be elsewhere.
const heartbeat = `
CREATE TABLE IF NOT EXISTS heartbeat(id INTEGER PRIMARY KEY CHECK(id = 1), at INTEGER NOT NULL);`;

// How often a worker was lost with the job; `lost` counts the crashes that are attributed to it.
// The version stays, so that an older build still opens the file.
const crashes = 'ALTER TABLE jobs ADD COLUMN crashes INTEGER NOT NULL DEFAULT 0';

/** Makes a file ready, and proves that what is answered reaches the disk. */
export function prepareFile(database: Database): void {
  database.exec('PRAGMA journal_mode=WAL');
  database.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON');
  assertPragma(database, 'journal_mode', 'wal');
  assertPragma(database, 'synchronous', 2);
  inTransaction(database, () => {
    const version = pragma(database, 'user_version');
    if (version === 0) database.exec(schema);
    if (version === 0 || version === 1) database.exec(turns);
    database.exec(heartbeat);
    if (!hasColumn(database, 'crashes')) database.exec(crashes);
  });
  assertPragma(database, 'user_version', schemaVersion);
}

function hasColumn(database: Database, name: string): boolean {
  return (
    database.prepare("SELECT 1 FROM pragma_table_info('jobs') WHERE name = ?").get(name) !==
    undefined
  );
}

function pragma(database: Database, name: string): string | number | null | undefined {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

function assertPragma(database: Database, name: string, wanted: string | number): void {
  const found = pragma(database, name);
  if (found === wanted) return;
  const is = `${found ?? 'unknown'}, not ${wanted}`;
  throw new JobsUnavailable(`the file of jobs has a ${name} of ${is}`);
}
