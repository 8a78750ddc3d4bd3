import type { Checkpoint } from '../read-store.js';
import type { Database } from './database.js';
import { textIn } from './database.js';

/** Makes the tables of checkpoints; those of an older build are given the column they lack. */
export function createCheckpoints(db: Database): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS checkpoints (
      name TEXT PRIMARY KEY, position TEXT, source TEXT) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS revisions (
      name TEXT NOT NULL, partition TEXT NOT NULL, revision INTEGER NOT NULL,
      PRIMARY KEY (name, partition)) WITHOUT ROWID;`);
  const columns = db.all("SELECT name FROM pragma_table_info('checkpoints')");
  if (columns.every(({ name }) => name !== 'source'))
    db.exec('ALTER TABLE checkpoints ADD COLUMN source TEXT');
}

/** Writes a checkpoint; revisions of partitions that it does not name stay. */
export function writeCheckpoint(db: Database, checkpoint: Checkpoint): void {
  db.run(
    `INSERT INTO checkpoints (name, position, source) VALUES (?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET position = excluded.position, source = excluded.source`,
    [checkpoint.name, checkpoint.position ?? null, checkpoint.source ?? null],
  );
  for (const [partition, revision] of Object.entries(checkpoint.revisions)) {
    db.run(
      `INSERT INTO revisions (name, partition, revision) VALUES (?, ?, ?)
        ON CONFLICT (name, partition) DO UPDATE SET revision = excluded.revision`,
      [checkpoint.name, partition, revision],
    );
  }
}

/** Reads a checkpoint with the revisions of these partitions, or of all when none is named. */
export function readCheckpoint(
  db: Database,
  name: string,
  partitions: readonly string[] | undefined,
): Checkpoint | undefined {
  const row = db.get('SELECT position, source FROM checkpoints WHERE name = ?', [name]);
  if (row === undefined) return undefined;
  const rows =
    partitions === undefined
      ? db.all('SELECT partition, revision FROM revisions WHERE name = ?', [name])
      : db.all(
          `SELECT partition, revision FROM revisions
            WHERE name = ? AND partition IN (SELECT value FROM json_each(?))`,
          [name, JSON.stringify(partitions)],
        );
  const revisions = Object.fromEntries(
    rows.map(({ partition, revision }) => [String(partition), Number(revision)]),
  );
  const source = textIn(row, 'source');
  const position = textIn(row, 'position');
  return { name, position, revisions, ...(source !== undefined && { source }) };
}

/** Forgets a checkpoint and its revisions. */
export function dropCheckpoint(db: Database, name: string): void {
  db.run('DELETE FROM checkpoints WHERE name = ?', [name]);
  db.run('DELETE FROM revisions WHERE name = ?', [name]);
}
