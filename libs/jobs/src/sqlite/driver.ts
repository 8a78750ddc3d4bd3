import { closeWhole } from '@balcao/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';

/** What a column holds; payloads are JSON. */
export type SqlValue = string | number | null;
/** A row of a result, by its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A prepared statement; its rows are objects by column. */
export interface Statement {
  run(...parameters: SqlValue[]): void;
  get(...parameters: SqlValue[]): SqlRow | undefined;
  all(...parameters: SqlValue[]): readonly SqlRow[];
}

/** An open file, with as much of the driver as the queue needs. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Opens a file, made when it is absent. Throws the driver's own errors. */
export function openDatabase(path: string, busyTimeoutMs: number): Database {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    prepare: (sql) => database.prepare(sql),
    close: () => {
      closeWhole(database);
    },
  };
}

/** Does all of the work or none, and nobody else writes meanwhile. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const answer = work();
    database.exec('COMMIT');
    return answer;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** A full disk has rolled back already; what went wrong first is what matters. */
function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    return;
  }
}
