import type { Table } from '../kernel/index.js';
import type { Levels } from './levels.js';
import type { Pool } from './pool.js';
import type { StockMove } from './stock-move.js';
import type { CountedLine } from './stock.events.js';
import type { RecordsOf } from '../registers/index.js';
import type { stockRegisters } from './stock.registers.js';

/** How much of a move has come back: micros, and minor units. */
export interface Returned {
  readonly quantity: number;
  readonly costMinor: number;
}

/** Goods that are on their way. */
export interface Transfer {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  readonly stock: readonly StockMove[];
}

/** A count that is going on. */
export interface StockCount {
  readonly id: string;
  readonly warehouseId: string;
  readonly on: string;
  /** By `entryKey`: what it lists, and what was found. */
  readonly entries: ReadonlyMap<string, CountedLine | undefined>;
}

/** What there is, where, of which batch and at what cost. */
export type StockSlice = RecordsOf<typeof stockRegisters> & {
  readonly levels: Levels;
  /** By `poolKey`. */
  readonly pools: Table<Pool>;
  /** The day on which a batch first entered. */
  readonly enteredOn: Table<string>;
  /** By `moveKey`. */
  readonly returned: Table<Returned>;
  /** What taking a record back, or putting it back, last did to stock. */
  readonly undone: Table<readonly StockMove[]>;
  /** Those that are on their way. */
  readonly transfers: Table<Transfer>;
  readonly counts: Table<StockCount>;
  /** Per warehouse, the day of its last posted count. */
  readonly countedOn: Table<string>;
  /** How many transfers and counts there were. */
  readonly numbers: Table<number>;
};
