import type { Container } from './container.js';
import type { UndoLog } from './undo-log.js';

/** One value of the books. Values are replaced, never changed in place. */
export class Cell<V> implements Container {
  readonly #undo: UndoLog;
  #value: V;

  constructor(undo: UndoLog, initial: V) {
    this.#undo = undo;
    this.#value = initial;
  }

  get(): V {
    return this.#value;
  }

  set(value: V): void {
    const before = this.#value;
    this.#undo.push(() => {
      this.#value = before;
    });
    this.#value = value;
  }

  dump(): unknown {
    return this.#value;
  }

  load(dumped: unknown): void {
    this.#value = dumped as V;
  }
}
