import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@balcao/event-store/sqlite';
import { allProjections, foldUntil } from '@balcao/projections';
import type { Checkpoint, RowChange } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { companyId } from './company.js';
import { filesOf } from './data-set.js';
import { times, type Bench, type Figure } from './figure.js';

/** Events that one transaction takes: of a shop one, of a busy company many. */
const sizes = [1, 8, 32, 128] as const;
/** Events measured of each size, in rounds that follow each other. */
const measured = 2_048;
/** Events folded before each size, so that no size is the first to find cold pages. */
const warmUp = 512;

/**
 * What one event costs once the rows of a whole journal are there: processor time and bytes of
 * writing its rows, against SQLite alone appending the values of the same rows to one table.
 */
export const liveRows: Bench = async ({ dataSet, folder, note }) => {
  const data = await dataSet();
  const store = await data.installation.openEvents();
  const rows = new MeteredRows(filesOf(folder).rows);
  const tail = sizes.length * (measured + warmUp);
  const foldTo = (until: number, batchSize: number) =>
    foldUntil({
      store,
      rows,
      projections: allProjections,
      stream: `journal-${companyId}`,
      until,
      batchSize,
    });
  let last = data.events - 1 - tail;
  if (last < tail) throw new Error(`the journal is too short: ${data.events} events`);
  await foldTo(last, 1_000);
  note(`  the rows of ${last.toLocaleString('en')} events are there`);
  const kept = await stat(filesOf(folder).rows);
  const perDocument = (kept.size * data.events) / (last + 1) / data.documents / 1_000;
  const figures: Figure[] = [];
  const bare = new BareRows(join(folder, 'bare.db'));
  for (const size of sizes) {
    await foldTo((last += warmUp), size);
    rows.meter = new Meter(bare);
    await foldTo((last += measured), size);
    figures.push(...figuresOf(size, rows.meter));
    rows.meter = undefined;
  }
  bare.close();
  await rows.close();
  await store.close();
  const target = '1.7 kB';
  return [
    ...figures,
    { what: 'rows on disk, one document', figure: `${perDocument.toFixed(1)} kB`, target },
  ];
};

function figuresOf(size: number, { rows, bare }: Meter): readonly Figure[] {
  const [made, floor] = [rows.each(measured), bare.each(measured)];
  return [
    {
      what: `rows of a live event, ${size} a transaction`,
      figure: micros(made.cpuMicros),
      ...(size === 32 && { target: '220 µs' }),
      floor: `${micros(floor.cpuMicros)} bare rows`,
      ratio: times(made.cpuMicros, floor.cpuMicros),
      cpuMicros: made.cpuMicros,
    },
    {
      what: `… bytes written, ${size} a transaction`,
      figure: kilobytes(made.bytes),
      ...(size === 32 && { target: '60 kB' }),
      floor: `${kilobytes(floor.bytes)} bare rows`,
      ratio: times(made.bytes, floor.bytes),
    },
  ];
}

const micros = (value: number) => `${Math.round(value)} µs`;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Rows as the product keeps them; while there is a meter, what writing them takes is counted. */
class MeteredRows extends SqliteReadStore {
  meter: Meter | undefined;

  override async write(changes: readonly RowChange[], checkpoint: Checkpoint): Promise<void> {
    const write = () => super.write(changes, checkpoint);
    await (this.meter === undefined ? write() : this.meter.write(changes, write));
  }
}

/** What the product spends on a batch, and right afterwards what bare rows take. */
class Meter {
  readonly rows = new Spending();
  readonly bare = new Spending();

  constructor(private readonly floor: BareRows) {}

  async write(changes: readonly RowChange[], work: () => Promise<void>): Promise<void> {
    await this.rows.of(work);
    await this.bare.of(() => {
      this.floor.write(changes);
    });
  }
}

/** Processor time and bytes that this process has spent on one kind of work. */
class Spending {
  #cpuMicros = 0;
  #bytes = 0;

  async of(work: () => unknown): Promise<void> {
    const [cpu, bytes] = [process.cpuUsage(), bytesWritten()];
    await work();
    const { user, system } = process.cpuUsage(cpu);
    this.#cpuMicros += user + system;
    this.#bytes += bytesWritten() - bytes;
  }

  each(count: number) {
    return { cpuMicros: this.#cpuMicros / count, bytes: this.#bytes / count };
  }
}

/** What this process has handed to files so far, checkpoints of their logs included. */
function bytesWritten(): number {
  const line = /^wchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'));
  return Number(line?.[1]);
}

/** The values of the same rows at the end of a table without an index, by the store's settings. */
class BareRows {
  readonly #database;
  readonly #put;

  constructor(path: string) {
    this.#database = openDatabase(path, { readonly: false, busyTimeoutMs: 5_000 });
    this.#database.exec(
      `PRAGMA cache_size=-65536; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;
        PRAGMA secure_delete=ON; PRAGMA wal_autocheckpoint=4000;
        CREATE TABLE rows (number INTEGER PRIMARY KEY, row TEXT)`,
    );
    this.#put = this.#database.prepare('INSERT INTO rows (row) VALUES (?)');
  }

  write(changes: readonly RowChange[]): void {
    this.#database.exec('BEGIN IMMEDIATE');
    for (const { id, row } of changes) {
      this.#put.run(JSON.stringify(row === undefined ? [id] : Object.values(row)));
    }
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.#database.close();
  }
}
