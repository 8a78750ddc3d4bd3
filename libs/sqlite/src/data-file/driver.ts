import { DatabaseSync } from '@photostructure/sqlite';

/** An open file of SQLite's. */
export type OpenFile = InstanceType<typeof DatabaseSync>;

/** How long a file that another process writes is waited for. */
const busyTimeoutMs = 5_000;

/** Opens a file, made when it is absent and may be written. Throws the driver's own errors. */
export const openFile = (path: string, options: { readonly timeout?: number } = {}): OpenFile =>
  new DatabaseSync(path, { timeout: busyTimeoutMs, ...options });

/** Runs `work` on a file and closes it. Statements are left to the collector: `work` is at start. */
export function withFile<T>(path: string, work: (file: OpenFile) => T): T {
  const file = openFile(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** The first column of the first row. */
export function valueOf(file: OpenFile, sql: string): unknown {
  const statement = file.prepare(sql);
  statement.setReturnArrays(true);
  return (statement.get() as readonly unknown[] | undefined)?.[0];
}
