import type { Checkpoint } from '../read-store.js';
import type { Database } from './database.js';
import { textIn } from './database.js';

/** Writes a checkpoint; revisions of partitions that it does not name stay. */
export function writeCheckpoint(db: Database, checkpoint: Checkpoint): void {
  db.run(
    `INSERT INTO checkpoints (name, position) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
    [checkpoint.name, checkpoint.position ?? null],
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
  const row = db.get('SELECT position FROM checkpoints WHERE name = ?', [name]);
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
  return { name, position: textIn(row, 'position'), revisions };
}

/** Forgets a checkpoint and its revisions. */
export function dropCheckpoint(db: Database, name: string): void {
  db.run('DELETE FROM checkpoints WHERE name = ?', [name]);
  db.run('DELETE FROM revisions WHERE name = ?', [name]);
}
