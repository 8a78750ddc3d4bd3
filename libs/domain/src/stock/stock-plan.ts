import {
  costMinorOf,
  partOfMinor,
  quantityOfMicros,
  toMicros,
  unitPriceOfMicros,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import {
  costOfDifference,
  costOfInput,
  costOfOutput,
  costOfOutputAt,
  poolAfter,
  type Costing,
  type Pool,
} from './pool.js';
import type { MoveOf, StockMove } from './stock-move.js';
import { moveKey, poolKey } from './stock.keys.js';
import type { Returned } from './stock.state.js';

/** What moves where, for which line. */
export interface Moved {
  readonly line: number;
  readonly articleId: string;
  readonly warehouseId: string;
  readonly batchId?: string | undefined;
  /** Micros, above zero. */
  readonly quantity: number;
  readonly returnOf?: MoveOf | undefined;
}

/** How much of which batch; micros. */
export interface Picked {
  readonly batchId: string;
  readonly quantity: number;
}

const nothingReturned: Returned = { quantity: 0, costMinor: 0 };

/**
 * The moves of one record while it is decided: each is costed on the books and on the moves before
 * it. The books stay as they are.
 */
export class StockPlan {
  readonly moves: StockMove[] = [];
  /** Places that the moves so far have changed, with what there is then. */
  readonly #levels: PlannedLevel[] = [];
  readonly #pools = new Map<string, Pool>();
  readonly #returned = new Map<string, Returned>();
  readonly #valuesBatches: boolean;

  constructor(
    private readonly books: Books,
    private readonly recordId: string,
  ) {
    this.#valuesBatches = books.companies.settings.get().stockValuation === 'batch';
  }

  /** Micros. */
  level(articleId: string, warehouseId: string, batchId?: string): number {
    const planned = this.#planned(articleId, warehouseId, batchId);
    return planned ? planned.level : this.books.stock.levels.get(articleId, warehouseId, batchId);
  }

  /** How much of another document's move has come back. */
  returnedOf({ documentId, move }: MoveOf): Returned {
    const key = moveKey(documentId, move);
    return this.#returned.get(key) ?? this.books.stock.returned.get(key) ?? nothingReturned;
  }

  /** Out at the average. */
  output(moved: Moved): void {
    const pool = this.#poolOf(moved);
    this.#add(moved, -moved.quantity, costOfOutput(pool, moved.quantity), pool);
  }

  /** Out of several batches: where they have one average, they cost together what one would. */
  outputBatches(moved: Omit<Moved, 'batchId'>, picked: readonly Picked[]): void {
    const whole = this.#poolOf(moved);
    let sum = 0;
    let sumMinor = 0;
    for (const pick of picked) {
      if (this.#valuesBatches) {
        this.output({ ...moved, ...pick });
        continue;
      }
      sum += pick.quantity;
      const upToHere = costOfOutput(whole, sum);
      const costMinor = upToHere.costMinor - sumMinor;
      sumMinor = upToHere.costMinor;
      const at = { ...moved, batchId: pick.batchId };
      this.#add(at, -pick.quantity, { ...upToHere, costMinor }, this.#poolOf(at));
    }
  }

  /** Out at the cost it came in at. */
  outputAt(moved: Moved, unitCost: number, costMinor: number): void {
    const pool = this.#poolOf(moved);
    const costing = costOfOutputAt(pool, moved.quantity, unitCost, costMinor);
    this.#add(moved, -moved.quantity, costing, pool);
  }

  /** In at a cost; without one, at the average. */
  input(moved: Moved, cost?: { readonly unitCost: number; readonly costMinor: number }): void {
    const pool = this.#poolOf(moved);
    const unitCost = cost?.unitCost ?? pool.average;
    const costMinor = cost?.costMinor ?? costMinorOf(moved.quantity, unitCost);
    const costing = costOfInput(pool, moved.quantity, unitCost, costMinor);
    this.#add(moved, moved.quantity, costing, pool);
  }

  /** Goods that came before turn out to have cost more or less; none of them moves. */
  revalue(moved: Moved, unitCost: number, differenceMinor: number): void {
    const pool = this.#poolOf(moved);
    const revalued = Math.min(Math.max(pool.quantity, 0), moved.quantity);
    const shareMinor = partOfMinor(differenceMinor, revalued, moved.quantity);
    const costing = costOfDifference(pool, differenceMinor, shareMinor, unitCost);
    this.#add({ ...moved, revalued: quantityOfMicros(revalued) }, 0, costing, pool);
  }

  /** Out of one place and into another: what it is worth does not change. */
  carry(moved: Moved, toId: string): void {
    const pool = this.#poolOf(moved);
    const { average: unitCost } = pool;
    const costMinor = costMinorOf(moved.quantity, unitCost);
    const costing = { unitCost, costMinor, revaluationMinor: 0, average: unitCost };
    this.#write(moved, -moved.quantity, { ...costing, costMinor: 0 - costMinor }, pool);
    this.#write({ ...moved, warehouseId: toId }, moved.quantity, costing, pool);
  }

  /** The move taken back: to the last figure while nothing came between, else at the same cost. */
  undo(move: StockMove): void {
    const { costMinor, revaluationMinor = 0, average } = move;
    const pool = this.#poolOf(move);
    const quantity = 0 - toMicros(move.quantity);
    const unitCost = toMicros(move.unitCost);
    if (this.#isLast(move)) {
      const exact = {
        unitCost,
        costMinor: 0 - costMinor,
        revaluationMinor: 0 - revaluationMinor,
        average: average ? toMicros(average.from) : pool.average,
      };
      this.#add(move, quantity, exact, pool);
      return;
    }
    if (move.revalued !== undefined) {
      this.#undoRevaluing(move, toMicros(move.revalued), pool);
      return;
    }
    const costing =
      quantity < 0
        ? costOfOutputAt(pool, -quantity, unitCost, costMinor)
        : costOfInput(pool, quantity, unitCost, 0 - costMinor);
    this.#add(move, quantity, costing, pool);
  }

  /** Whether nothing came between, by the books: each move of the plan makes itself the last. */
  #isLast({ articleId, batchId }: StockMove): boolean {
    const key = poolKey(articleId, this.#valuesBatches ? batchId : undefined);
    return this.books.stock.pools.get(key)?.lastId === this.recordId;
  }

  /** Of the value that goods took, those take it back that are still there. */
  #undoRevaluing(move: StockMove, revalued: number, pool: Pool): void {
    const { costMinor, revaluationMinor = 0 } = move;
    const left = Math.min(Math.max(pool.quantity, 0), revalued);
    const takenMinor = revaluationMinor - costMinor;
    const shareMinor = revalued === 0 ? 0 : partOfMinor(takenMinor, left, revalued);
    const costing = costOfDifference(pool, 0 - costMinor, shareMinor, toMicros(move.unitCost));
    this.#add({ ...move, revalued: quantityOfMicros(left) }, 0, costing, pool);
  }

  #add(at: Place, quantity: number, costing: Costing, pool: Pool): void {
    this.#write(at, quantity, costing, pool);
    const key = poolKey(at.articleId, this.#valuesBatches ? at.batchId : undefined);
    this.#pools.set(key, poolAfter(pool, quantity, costing, this.recordId));
    if (at.returnOf) this.#addReturned(at.returnOf, quantity, costing.costMinor);
  }

  #write(at: Place, quantity: number, costing: Costing, pool: Pool): void {
    const { articleId, warehouseId, batchId } = at;
    const { unitCost, costMinor, revaluationMinor, average } = costing;
    const level = this.level(articleId, warehouseId, batchId) + quantity;
    const move: Writable<StockMove> = {
      line: at.line,
      articleId,
      warehouseId,
      quantity: quantityOfMicros(quantity),
      level: quantityOfMicros(level),
      unitCost: unitCost === pool.average ? pool.averageText : unitPriceOfMicros(unitCost),
      costMinor,
    };
    if (batchId !== undefined) {
      move.batchId = batchId;
      if (this.#valuesBatches) move.batchCost = true;
    }
    if (revaluationMinor !== 0) move.revaluationMinor = revaluationMinor;
    if (average !== pool.average) {
      move.average = { from: pool.averageText, to: unitPriceOfMicros(average) };
    }
    if (at.returnOf) move.returnOf = at.returnOf;
    if (at.revalued !== undefined) move.revalued = at.revalued;
    this.moves.push(move);
    const planned = this.#planned(articleId, warehouseId, batchId);
    if (planned) planned.level = level;
    else this.#levels.push({ articleId, warehouseId, batchId, level });
  }

  #planned(
    articleId: string,
    warehouseId: string,
    batchId: string | undefined,
  ): PlannedLevel | undefined {
    for (const level of this.#levels) {
      if (
        level.articleId === articleId &&
        level.warehouseId === warehouseId &&
        level.batchId === batchId
      ) {
        return level;
      }
    }
    return undefined;
  }

  #poolOf({ articleId, batchId }: Pick<Place, 'articleId' | 'batchId'>): Pool {
    return this.#pool(articleId, this.#valuesBatches ? batchId : undefined);
  }

  #pool(articleId: string, batchId: string | undefined): Pool {
    const key = poolKey(articleId, batchId);
    return this.#pools.get(key) ?? this.books.stock.pools.get(key) ?? this.#newPool(articleId);
  }

  /** Nothing is known of its cost yet but what it is bought at. */
  #newPool(articleId: string): Pool {
    const price = this.books.catalog.articles.get(articleId)?.purchasePrice;
    const average = price === undefined ? 0 : toMicros(price);
    const averageText = unitPriceOfMicros(average);
    return { quantity: 0, average, averageText, valueMinor: 0, lastId: '' };
  }

  #addReturned(of: MoveOf, quantity: number, costMinor: number): void {
    const before = this.returnedOf(of);
    this.#returned.set(moveKey(of.documentId, of.move), {
      quantity: before.quantity + quantity,
      costMinor: before.costMinor + costMinor,
    });
  }
}

type Place = Omit<Moved, 'quantity'> & Pick<StockMove, 'revalued'>;

interface PlannedLevel {
  readonly articleId: string;
  readonly warehouseId: string;
  readonly batchId: string | undefined;
  level: number;
}
