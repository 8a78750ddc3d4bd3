import type { Container } from './container.js';
import type { UndoLog } from './undo-log.js';

/** Values by key, none of them undefined. Values are replaced, never changed in place. */
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

  /** Answers the value that was there before. */
  set(key: string, value: V): V | undefined {
    const before = this.#values.get(key);
    this.#undo.push(() => {
      if (before === undefined) this.#values.delete(key);
      else this.#values.set(key, before);
    });
    this.#values.set(key, value);
    return before;
  }

  delete(key: string): void {
    const before = this.#values.get(key);
    if (before === undefined) return;
    this.#undo.push(() => this.#values.set(key, before));
    this.#values.delete(key);
  }

  dump(): unknown {
    return new Map(this.#values);
  }

  load(dumped: unknown): void {
    this.#values = new Map(dumped as Map<string, V>);
  }
}
