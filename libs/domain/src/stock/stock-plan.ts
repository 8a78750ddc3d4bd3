import { costMinorOf, quantityOfMicros, toMicros, unitPriceOfMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import { afterMove, poolOf } from './apply-moves.js';
import { costOfInput, costOfOutput, costOfOutputAt, type Costing, type Pool } from './pool.js';
import type { MoveOf, StockMove } from './stock-move.js';
import { levelKey, moveKey, poolKey } from './stock.keys.js';
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
  readonly #levels = new Map<string, number>();
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
    const key = levelKey(articleId, warehouseId, batchId);
    return this.#levels.get(key) ?? this.books.stock.levels.get(key) ?? 0;
  }

  /** What one unit is worth, in micros. */
  average(articleId: string, batchId: string | undefined): number {
    return this.#pool(articleId, this.#valuesBatches ? batchId : undefined).average;
  }

  /** How much of another document's move has come back. */
  returnedOf({ documentId, move }: MoveOf): Returned {
    const key = moveKey(documentId, move);
    return this.#returned.get(key) ?? this.books.stock.returned.get(key) ?? nothingReturned;
  }

  /** Out at the average. */
  output(moved: Moved): void {
    this.#add(moved, -moved.quantity, costOfOutput(this.#poolOf(moved), moved.quantity));
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
      this.#add({ ...moved, batchId: pick.batchId }, -pick.quantity, { ...upToHere, costMinor });
    }
  }

  /** Out at the cost it came in at. */
  outputAt(moved: Moved, unitCost: number, costMinor: number): void {
    const costing = costOfOutputAt(this.#poolOf(moved), moved.quantity, unitCost, costMinor);
    this.#add(moved, -moved.quantity, costing);
  }

  /** In at a cost; without one, at the average. */
  input(moved: Moved, cost?: { readonly unitCost: number; readonly costMinor: number }): void {
    const pool = this.#poolOf(moved);
    const unitCost = cost?.unitCost ?? pool.average;
    const costMinor = cost?.costMinor ?? costMinorOf(moved.quantity, unitCost);
    this.#add(moved, moved.quantity, costOfInput(pool, moved.quantity, unitCost, costMinor));
  }

  /** Out of one place and into another: what it is worth does not change. */
  carry(moved: Moved, toId: string): void {
    const { articleId, batchId, quantity, line, warehouseId } = moved;
    const unitCost = this.average(articleId, batchId);
    const costMinor = costMinorOf(quantity, unitCost);
    const costing = { unitCost, costMinor, revaluationMinor: 0, average: unitCost };
    const out = this.#write(moved, -quantity, { ...costing, costMinor: 0 - costMinor }, unitCost);
    const into = { line, articleId, warehouseId: toId, batchId, quantity };
    this.moves.push(out, this.#write(into, quantity, costing, unitCost));
    this.#addLevel(articleId, warehouseId, batchId, -quantity);
    this.#addLevel(articleId, toId, batchId, quantity);
  }

  /** The move taken back: to the last figure while nothing came between, else at the same cost. */
  undo(move: StockMove): void {
    const { costMinor, revaluationMinor = 0, average } = move;
    const pool = this.#poolOf(move);
    const quantity = 0 - toMicros(move.quantity);
    const unitCost = toMicros(move.unitCost);
    if (pool.lastId === this.recordId) {
      this.#add(move, quantity, {
        unitCost,
        costMinor: 0 - costMinor,
        revaluationMinor: 0 - revaluationMinor,
        average: average ? toMicros(average.from) : pool.average,
      });
    } else if (quantity < 0) {
      this.#add(move, quantity, costOfOutputAt(pool, -quantity, unitCost, costMinor));
    } else this.#add(move, quantity, costOfInput(pool, quantity, unitCost, 0 - costMinor));
  }

  #add(at: Place, quantity: number, costing: Costing): void {
    const pool = this.#poolOf(at);
    const move = this.#write(at, quantity, costing, pool.average);
    this.moves.push(move);
    this.#pools.set(poolOf(move), afterMove(pool, move, quantity, this.recordId));
    this.#addLevel(at.articleId, at.warehouseId, at.batchId, quantity);
    if (move.returnOf) this.#addReturned(move.returnOf, quantity, move.costMinor);
  }

  #write(at: Place, quantity: number, costing: Costing, averageBefore: number): StockMove {
    const { unitCost, costMinor, revaluationMinor, average } = costing;
    const move: Writable<StockMove> = {
      line: at.line,
      articleId: at.articleId,
      warehouseId: at.warehouseId,
      quantity: quantityOfMicros(quantity),
      level: quantityOfMicros(this.level(at.articleId, at.warehouseId, at.batchId) + quantity),
      unitCost: unitPriceOfMicros(unitCost),
      costMinor,
    };
    if (at.batchId !== undefined) {
      move.batchId = at.batchId;
      if (this.#valuesBatches) move.batchCost = true;
    }
    if (revaluationMinor !== 0) move.revaluationMinor = revaluationMinor;
    if (average !== averageBefore) {
      move.average = { from: unitPriceOfMicros(averageBefore), to: unitPriceOfMicros(average) };
    }
    if (at.returnOf) move.returnOf = at.returnOf;
    return move;
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
    return { quantity: 0, average, valueMinor: 0, lastId: '' };
  }

  #addLevel(
    articleId: string,
    warehouseId: string,
    batchId: string | undefined,
    quantity: number,
  ): void {
    const level = this.level(articleId, warehouseId, batchId) + quantity;
    this.#levels.set(levelKey(articleId, warehouseId, batchId), level);
  }

  #addReturned(of: MoveOf, quantity: number, costMinor: number): void {
    const before = this.returnedOf(of);
    this.#returned.set(moveKey(of.documentId, of.move), {
      quantity: before.quantity + quantity,
      costMinor: before.costMinor + costMinor,
    });
  }
}

type Place = Omit<Moved, 'quantity'>;
