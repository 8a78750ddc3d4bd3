import type { Container } from './container.js';
import type { UndoLog } from './undo-log.js';

/** Values by key. Values are replaced, never changed in place. */
export class Table<V> implements Container {
  readonly #undo: UndoLog;
  #values = new Map<string, V>();

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  values(): IterableIterator<V> {
    return this.#values.values();
  }

  entries(): IterableIterator<[string, V]> {
    return this.#values.entries();
  }

  set(key: string, value: V): void {
    const before = this.#values.get(key);
    const existed = before !== undefined || this.#values.has(key);
    this.#undo.push(() => {
      if (existed) this.#values.set(key, before as V);
      else this.#values.delete(key);
    });
    this.#values.set(key, value);
  }

  delete(key: string): void {
    const before = this.#values.get(key);
    if (before === undefined && !this.#values.has(key)) return;
    this.#undo.push(() => this.#values.set(key, before as V));
    this.#values.delete(key);
  }

  dump(): unknown {
    return new Map(this.#values);
  }

  load(dumped: unknown): void {
    this.#values = new Map(dumped as Map<string, V>);
  }
}
