/** The part of an open file that closing needs. */
export interface ClosableFile {
  exec(sql: string): void;
  close(): void;
}

/** How long a close waits for readers of the file. */
const waitForReadersMs = 1_000;

/**
 * Writes the log (`-wal`) back into a file that this connection may write, empties it and closes
 * the file, so that the file is all that was committed. A reader that does not end, or a full disk,
 * leaves the log as it is: nothing is lost by that, and the next start reads it.
 */
export function closeWhole(file: ClosableFile): void {
  try {
    file.exec(`PRAGMA busy_timeout=${waitForReadersMs}; PRAGMA wal_checkpoint(TRUNCATE)`);
  } catch {
    // The log is still valid, and a stop goes on.
  }
  file.close();
}
