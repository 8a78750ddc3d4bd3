import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** Values by key, each also of one group: those of a group are found without looking at others. */
export class GroupedTable<V> extends Table<V> {
  readonly #log: UndoLog;
  readonly #groupOf: (value: V) => string;
  #groups = new Map<string, Set<string>>();

  /** `groupOf` answers the same for every value that a key ever has. */
  constructor(undo: UndoLog, groupOf: (value: V) => string) {
    super(undo);
    this.#log = undo;
    this.#groupOf = groupOf;
  }

  /** The values of a group, in no order that may be relied on. */
  *of(group: string): Generator<V> {
    for (const key of this.#groups.get(group) ?? []) {
      const value = this.get(key);
      if (value !== undefined) yield value;
    }
  }

  override set(key: string, value: V): V | undefined {
    const before = super.set(key, value);
    if (before !== undefined) return before;
    const group = this.#groupOf(value);
    this.#log.push(() => {
      this.#leave(group, key);
    });
    this.#join(group, key);
    return before;
  }

  override delete(key: string): void {
    const value = this.get(key);
    if (value === undefined) return;
    const group = this.#groupOf(value);
    this.#log.push(() => {
      this.#join(group, key);
    });
    this.#leave(group, key);
    super.delete(key);
  }

  override load(dumped: unknown): void {
    super.load(dumped);
    this.#groups = new Map();
    for (const [key, value] of this.entries()) this.#join(this.#groupOf(value), key);
  }

  #join(group: string, key: string): void {
    const keys = this.#groups.get(group);
    if (keys) keys.add(key);
    else this.#groups.set(group, new Set([key]));
  }

  #leave(group: string, key: string): void {
    const keys = this.#groups.get(group);
    keys?.delete(key);
    if (keys?.size === 0) this.#groups.delete(group);
  }
}
