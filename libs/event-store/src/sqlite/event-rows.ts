import type { Database, SqlValue } from './driver.js';
import { rowsPerInsert } from './limits.js';

/** One row of the table of events, in the order of its columns. */
export type EventRow = readonly [
  position: number,
  streamId: number,
  revision: number,
  eventId: string,
  type: string,
  storedAt: number,
  metadata: string,
  data: string,
];

const row = '(?, ?, ?, ?, ?, ?, ?, ?)';
const columns = 'position, stream_id, revision, event_id, type, stored_at, metadata, data';
const insertInto = `INSERT INTO events(${columns}) VALUES`;

/**
 * Inserts the rows of a transaction many at a time: a statement of sixteen rows costs two thirds
 * of sixteen statements. What is added can be read back only after `flush`.
 */
export class EventRows {
  private values: SqlValue[] = [];
  private count = 0;
  private readonly insertOne;
  private readonly insertMany;

  constructor(database: Database) {
    this.insertOne = database.prepare(`${insertInto} ${row}`);
    const many = Array.from({ length: rowsPerInsert }, () => row).join(', ');
    this.insertMany = database.prepare(`${insertInto} ${many}`);
  }

  add(values: EventRow): void {
    this.values.push(...values);
    this.count += 1;
    if (this.count < rowsPerInsert) return;
    this.insertMany.run(...this.values);
    this.clear();
  }

  flush(): void {
    const width = this.values.length / this.count;
    for (let i = 0; i < this.count; i += 1) {
      this.insertOne.run(...this.values.slice(i * width, (i + 1) * width));
    }
    this.clear();
  }

  /** Forgets what was added since the last insert: its transaction is given up. */
  clear(): void {
    this.values = [];
    this.count = 0;
  }
}
