import { closeWhole } from '@balcao/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';

// The one file of the event store that knows the driver. Its API is that of `node:sqlite`, which
// takes its place on Node 22.16 and later by changing the import. better-sqlite3 is the fallback:
// `raw()` stands for `setReturnArrays`, and its errors carry a textual `code` instead of `errcode`.

/** What a column holds; numbers are safe integers. */
export type SqlValue = string | number | null;

/** A prepared statement. Rows are arrays of their columns, which is half again as fast. */
export interface Statement {
  run(...parameters: SqlValue[]): void;
  get(...parameters: SqlValue[]): readonly SqlValue[] | undefined;
  all(...parameters: SqlValue[]): readonly (readonly SqlValue[])[];
}

/** An open file, with as much of the driver as the store needs. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Opens a file; a type of its own, so that tests may open a file that fails. */
export interface OpenDatabase {
  (path: string, options: { readonly readonly: boolean; readonly busyTimeoutMs: number }): Database;
}

/** Opens a file, made when it is absent and may be written. Throws the driver's own errors. */
export const openDatabase: OpenDatabase = (path, options) => {
  const database = new DatabaseSync(path, {
    readOnly: options.readonly,
    timeout: options.busyTimeoutMs,
  });
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    prepare: (sql) => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    },
    close: () => {
      if (options.readonly) database.close();
      else closeWhole(database);
    },
  };
};
