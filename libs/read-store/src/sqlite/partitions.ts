import type { Database } from './database.js';
import { numberIn } from './database.js';

/** Partitions by a small number, which makes every index shorter. A number is never given twice. */
export class Partitions {
  readonly #numbers = new Map<string, number>();

  constructor(readonly db: Database) {}

  /** The number of a partition; undefined when no row was ever written in it. */
  find(name: string): number | undefined {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const row = this.db.get('SELECT number FROM partitions WHERE name = ?', [name]);
    const number = numberIn(row, 'number');
    if (number !== undefined) this.#numbers.set(name, number);
    return number;
  }

  /** The number of a partition, given now when it has none. */
  numberOf(name: string): number {
    const found = this.find(name);
    if (found !== undefined) return found;
    this.db.run('INSERT INTO partitions (name) VALUES (?)', [name]);
    return this.find(name) ?? 0;
  }

  /** After a rollback, numbers given meanwhile are not known to the database. */
  forget(): void {
    this.#numbers.clear();
  }
}
