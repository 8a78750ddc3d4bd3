import type { Container } from './container.js';
import type { UndoLog } from './undo-log.js';

const initialCapacity = 64;

interface List {
  length: number;
  values: Uint32Array;
}

/**
 * Per key a list of revisions, four bytes each: the last event of every document of a series, where
 * the document's number less one is the place in the list. It is all a closed document costs.
 */
export class RevisionLists implements Container {
  readonly #undo: UndoLog;
  #lists = new Map<string, List>();

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  length(key: string): number {
    return this.#lists.get(key)?.length ?? 0;
  }

  get(key: string, index: number): number | undefined {
    const list = this.#lists.get(key);
    return list && index < list.length ? list.values[index] : undefined;
  }

  push(key: string, revision: number): void {
    const list = this.#lists.get(key) ?? { length: 0, values: new Uint32Array(initialCapacity) };
    this.#lists.set(key, list);
    if (list.length === list.values.length) {
      const grown = new Uint32Array(list.values.length * 2);
      grown.set(list.values);
      list.values = grown;
    }
    list.values[list.length] = revision;
    list.length += 1;
    this.#undo.push(() => {
      list.length -= 1;
    });
  }

  set(key: string, index: number, revision: number): void {
    const list = this.#lists.get(key);
    if (!list || index >= list.length) throw new RangeError(`${key} has no entry ${index}`);
    const before = list.values[index] ?? 0;
    this.#undo.push(() => {
      list.values[index] = before;
    });
    list.values[index] = revision;
  }

  dump(): unknown {
    const lists = [...this.#lists].filter(([, { length }]) => length > 0);
    return new Map(lists.map(([key, { length, values }]) => [key, values.slice(0, length)]));
  }

  load(dumped: unknown): void {
    const lists = dumped as Map<string, Uint32Array>;
    this.#lists = new Map(
      [...lists].map(([key, values]) => {
        const roomy = new Uint32Array(Math.max(initialCapacity, values.length * 2));
        roomy.set(values);
        return [key, { length: values.length, values: roomy }];
      }),
    );
  }
}
