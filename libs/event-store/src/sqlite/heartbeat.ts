import { StoreUnavailable } from '../errors.js';
import type { AppendCommand } from './appender.js';
import type { Database } from './driver.js';
import { asPortError } from './failures.js';
import { heartbeatBytesMax } from './limits.js';

/**
 * A row of its own that is written and committed to learn whether the log can be. An append that
 * failed is remembered until one succeeds: the next beat then writes as many bytes, so that a disk
 * with room for a line and none for a document does not count as well.
 */
export class Heartbeat {
  private readonly writing;
  private failedBytes = 0;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {
    this.writing = database.prepare(
      `INSERT OR REPLACE INTO log(name, value) VALUES ('heartbeat', ?)`,
    );
  }

  /** Throws the driver's error when the row cannot be committed. */
  beat(): void {
    const padding = ' '.repeat(this.failedBytes);
    this.write(`${this.now()}${padding}`);
    if (this.failedBytes === 0) return;
    this.failedBytes = 0;
    this.write(String(this.now()));
  }

  /** Takes note of appends that could not be committed for a reason of the file's. */
  missed(commands: readonly AppendCommand[], error: unknown): void {
    if (!(asPortError(error) instanceof StoreUnavailable)) return;
    const bytes = commands.flatMap(({ events }) => events.map(bytesOf));
    const sum = bytes.reduce((total, each) => total + each, 1);
    this.failedBytes = Math.min(sum, heartbeatBytesMax);
  }

  /** An append was committed. */
  succeeded(): void {
    this.failedBytes = 0;
  }

  private write(value: string): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      this.writing.run(value);
      this.database.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  private rollBack(): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself; what went wrong first is what matters.
    }
  }
}

const bytesOf = ({ data, metadata }: { readonly data: string; readonly metadata: string }) =>
  data.length + metadata.length;
