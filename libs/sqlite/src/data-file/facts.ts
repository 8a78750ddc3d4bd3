import { type OpenFile, valueOf, withFile } from './driver.js';

/** The table in which a file says whose it is. */
export const factsTable = 'installation';

/** Writes facts into a file, which is made when it is absent, all of them or none. */
export function writeFacts(path: string, facts: Readonly<Record<string, string>>): void {
  withFile(path, (file) => {
    file.exec('BEGIN IMMEDIATE');
    file.exec(
      `CREATE TABLE IF NOT EXISTS ${factsTable}
        (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
    );
    const insert = file.prepare(`INSERT OR REPLACE INTO ${factsTable} VALUES (?, ?)`);
    for (const [name, value] of Object.entries(facts)) insert.run(name, value);
    file.exec('COMMIT');
  });
}

/** A fact of a file that is sound; undefined when it has none of the name. */
export function readFact(path: string, name: string): string | undefined {
  return withFile(path, (file) => {
    const hasTable = valueOf(file, `SELECT 1 FROM sqlite_schema WHERE name = '${factsTable}'`);
    if (hasTable !== 1) return undefined;
    return factIn(file, name);
  });
}

function factIn(file: OpenFile, name: string): string | undefined {
  const value = valueOf(file, `SELECT value FROM ${factsTable} WHERE name = '${name}'`);
  return typeof value === 'string' ? value : undefined;
}
