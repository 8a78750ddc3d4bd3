import type { DocumentCancelled, DocumentIssued, DocumentRestored } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type {
  OpeningStockCancelled,
  OpeningStockEntered,
  StockCountPosted,
  StockTransferCancelled,
  StockTransferReceived,
  StockTransferred,
} from '../stock/index.js';
import { valueOf, volumeOfDocument, volumeOfMoves, type Moved, type Volume } from './volume.js';

/** Sums that only the read side shows, kept here so that none of them can grow too large. */
export type AmountsSlice = {
  /** Per day, what was sold and moved, in minor units. */
  readonly days: Table<number>;
  /** The same in micros. */
  readonly dayQuantities: Table<number>;
  /** Per article, what its stock is worth, under any valuation method. */
  readonly values: Table<number>;
};

type Event =
  | DocumentIssued
  | DocumentCancelled
  | DocumentRestored
  | StockTransferred
  | StockTransferReceived
  | StockTransferCancelled
  | StockCountPosted
  | OpeningStockEntered
  | OpeningStockCancelled;

/** Folds every event that sells or moves stock. */
export const amountsSlice = defineSlice<AmountsSlice, Event>({
  create: (undo) => ({
    days: new Table(undo),
    dayQuantities: new Table(undo),
    values: new Table(undo),
  }),
  evolve: {
    DocumentIssued: (amounts, issued) => {
      add(amounts, volumeOfDocument(issued));
    },
    DocumentCancelled: move,
    DocumentRestored: move,
    StockTransferred: move,
    StockTransferReceived: move,
    StockTransferCancelled: move,
    StockCountPosted: move,
    OpeningStockEntered: move,
    OpeningStockCancelled: move,
  },
});

function move(amounts: AmountsSlice, moved: Moved): void {
  add(amounts, volumeOfMoves(moved));
}

function add(amounts: AmountsSlice, { day, minor, micros, moves }: Volume): void {
  enter(amounts.days, day, minor);
  enter(amounts.dayQuantities, day, micros);
  for (const each of moves) enter(amounts.values, each.articleId, valueOf(each));
}

function enter(sums: Table<number>, key: string, added: number): void {
  if (added !== 0) sums.set(key, (sums.get(key) ?? 0) + added);
}
