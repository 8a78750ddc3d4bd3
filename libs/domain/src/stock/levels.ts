import type { Container, UndoLog } from '../kernel/index.js';
import { Table } from '../kernel/index.js';
import { levelKey } from './stock.keys.js';

/** How much there is at one place, in micros; never 0. */
interface Level {
  readonly warehouseId: string;
  readonly batchId: string | undefined;
  readonly quantity: number;
}

const nowhere: readonly Level[] = [];

/**
 * How much there is of what, where. Kept by article: one look finds all its places, which are few,
 * and no key has to be put together for each line that is sold.
 */
export class Levels implements Container {
  readonly #byArticle: Table<readonly Level[]>;

  constructor(undo: UndoLog) {
    this.#byArticle = new Table(undo);
  }

  /** Micros; 0 where there is nothing. */
  get(articleId: string, warehouseId: string, batchId?: string): number {
    const levels = this.#byArticle.get(articleId) ?? nowhere;
    for (const level of levels) {
      if (level.batchId === batchId && level.warehouseId === warehouseId) return level.quantity;
    }
    return 0;
  }

  /** Whether there is any of the article anywhere, or less than none. */
  has(articleId: string): boolean {
    return this.#byArticle.has(articleId);
  }

  /** Over all its places, in micros. */
  totalOf(articleId: string): number {
    const levels = this.#byArticle.get(articleId) ?? nowhere;
    return levels.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** The batches that there is something of at a place. */
  batchesAt(articleId: string, warehouseId: string): readonly string[] {
    const levels = this.#byArticle.get(articleId) ?? nowhere;
    return levels.flatMap((level) =>
      level.warehouseId === warehouseId && level.batchId !== undefined ? [level.batchId] : [],
    );
  }

  /** By `levelKey`, in micros. */
  *entries(): Generator<readonly [key: string, quantity: number]> {
    for (const [articleId, levels] of this.#byArticle.entries()) {
      for (const { warehouseId, batchId, quantity } of levels) {
        yield [levelKey(articleId, warehouseId, batchId), quantity];
      }
    }
  }

  add(articleId: string, warehouseId: string, batchId: string | undefined, added: number): void {
    const before = this.#byArticle.get(articleId) ?? nowhere;
    const at = before.findIndex(
      (level) => level.batchId === batchId && level.warehouseId === warehouseId,
    );
    const quantity = (before[at]?.quantity ?? 0) + added;
    const changed = { warehouseId, batchId, quantity };
    let after: readonly Level[];
    if (at === -1) after = [...before, changed];
    else if (before.length === 1) after = [changed];
    else after = before.map((level, index) => (index === at ? changed : level));
    if (quantity === 0) after = after.filter((level) => level !== changed);
    if (after.length === 0) this.#byArticle.delete(articleId);
    else this.#byArticle.set(articleId, after);
  }

  dump(): unknown {
    return this.#byArticle.dump();
  }

  load(dumped: unknown): void {
    this.#byArticle.load(dumped);
  }
}
