import { LeaseLost } from '../errors.js';
import type { Fence, Lease, Leases, LeaseState } from '../leases.js';
import type { Database, SqlRow } from './database.js';
import { numberIn, textIn } from './database.js';

/** Leases in a table; those who share the file share its machine's clock. */
export class SqliteLeases implements Leases {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  take(name: string, holder: string, forMs: number): Promise<Lease | undefined> {
    return answer(() =>
      this.#turnOver('leases.until <= ? OR leases.holder = excluded.holder', {
        name,
        holder,
        forMs,
      }),
    );
  }

  seize(name: string, holder: string, forMs: number): Promise<Lease> {
    return answer(() => {
      const lease = this.#turnOver('leases.until <= ? OR TRUE', { name, holder, forMs });
      if (lease === undefined) throw new LeaseLost(name);
      return lease;
    });
  }

  keep(leases: readonly Lease[], forMs: number): Promise<readonly Lease[]> {
    const until = Date.now() + forMs;
    return answer(() =>
      leases.filter((lease) => this.#change(lease, 'until = ?', until) !== undefined),
    );
  }

  note(lease: Lease, note: string): Promise<boolean> {
    return answer(() => this.#change(lease, 'note = ?', note) !== undefined);
  }

  giveBack(lease: Lease): Promise<void> {
    return answer(() => {
      this.#change(lease, 'until = ?', 0);
    });
  }

  list(prefix: string): Promise<readonly LeaseState[]> {
    return answer(() => {
      const rows = this.#db.all(
        'SELECT * FROM leases WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name',
        [prefix],
      );
      return rows.map(stateOf);
    });
  }

  /** Throws `LeaseLost`; to be called within the transaction that it guards. */
  pass({ lease, note }: Fence): void {
    const found = this.#db.get('SELECT epoch FROM leases WHERE name = ?', [lease.name]);
    if (numberIn(found, 'epoch') !== lease.epoch) throw new LeaseLost(lease.name);
    if (note !== undefined) this.#change(lease, 'note = ?', note);
  }

  #turnOver(
    condition: string,
    { name, holder, forMs }: { name: string; holder: string; forMs: number },
  ): Lease | undefined {
    const now = Date.now();
    const row = this.#db.get(
      `INSERT INTO leases (name, holder, epoch, until) VALUES (?, ?, 1, ?)
        ON CONFLICT (name) DO UPDATE SET
          holder = excluded.holder, epoch = epoch + 1, until = excluded.until
        WHERE ${condition} RETURNING epoch`,
      [name, holder, now + forMs, now],
    );
    const epoch = numberIn(row, 'epoch');
    return epoch === undefined ? undefined : { name, holder, epoch };
  }

  /** The row when the lease is held still. */
  #change({ name, epoch }: Lease, change: string, value: string | number): SqlRow | undefined {
    return this.#db.get(`UPDATE leases SET ${change} WHERE name = ? AND epoch = ? RETURNING name`, [
      value,
      name,
      epoch,
    ]);
  }
}

function stateOf(row: SqlRow): LeaseState {
  const hasRunOut = (numberIn(row, 'until') ?? 0) <= Date.now();
  return {
    name: textIn(row, 'name') ?? '',
    holder: hasRunOut ? undefined : textIn(row, 'holder'),
    epoch: numberIn(row, 'epoch') ?? 0,
    note: textIn(row, 'note'),
  };
}

/** SQLite answers at once; what it throws becomes the promise's rejection. */
function answer<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
