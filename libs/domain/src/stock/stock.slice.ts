import type { DocumentCancelled, DocumentIssued, DocumentRestored } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import { Levels } from './levels.js';
import { applyLevels, applyMoves } from './apply-moves.js';
import type {
  CountedLine,
  StockEvent,
  StockTransferCancelled,
  StockTransferReceived,
} from './stock.events.js';
import { entryKey } from './stock.keys.js';
import type { StockSlice } from './stock.state.js';
import { createRecords, evolveRecords } from '../registers/index.js';
import { stockRegisters } from './stock.registers.js';

type Moving = DocumentIssued | DocumentCancelled | DocumentRestored;

/** Folds the events of every context that move goods. */
export const stockSlice = defineSlice<StockSlice, StockEvent | Moving>({
  create: (undo) => ({
    ...createRecords(stockRegisters, undo),
    levels: new Levels(undo),
    pools: new Table(undo),
    enteredOn: new Table(undo),
    returned: new Table(undo),
    undone: new Table(undo),
    transfers: new Table(undo),
    counts: new Table(undo),
    countedOn: new Table(undo),
    numbers: new Table(undo),
  }),
  evolve: {
    ...evolveRecords(stockRegisters),
    DocumentIssued: (slice, { id, issuedOn, stock }) => {
      if (stock) applyMoves(slice, id, issuedOn, stock);
    },
    DocumentCancelled: undoDocument,
    DocumentRestored: undoDocument,
    StockTransferred: (slice, { id, fromId, toId, on, inTransit, stock, number }) => {
      applyLevels(slice, on, stock);
      if (inTransit) slice.transfers.set(id, { id, fromId, toId, stock });
      slice.numbers.set('transfers', number);
    },
    StockTransferReceived: endTransfer,
    StockTransferCancelled: endTransfer,
    StockCountOpened: (slice, { id, warehouseId, on, entries, number }) => {
      const listed = new Map<string, CountedLine | undefined>();
      for (const { articleId, batchId } of entries) {
        listed.set(entryKey(articleId, batchId), undefined);
      }
      slice.counts.set(id, { id, warehouseId, on, entries: listed });
      slice.numbers.set('counts', number);
    },
    StockCounted: (slice, { id, lines }) => {
      const count = slice.counts.get(id);
      if (!count) return;
      const entries = new Map(count.entries);
      for (const line of lines) entries.set(entryKey(line.articleId, line.batchId), line);
      slice.counts.set(id, { ...count, entries });
    },
    StockCountPosted: (slice, { id, warehouseId, on, stock }) => {
      applyMoves(slice, id, on, stock);
      slice.counts.delete(id);
      slice.countedOn.set(warehouseId, on);
    },
    StockCountDiscarded: (slice, { id }) => {
      slice.counts.delete(id);
    },
    OpeningStockEntered: (slice, { id, on, stock }) => {
      applyMoves(slice, id, on, stock);
    },
    OpeningStockCancelled: (slice, { id, on, stock }) => {
      applyMoves(slice, id, on, stock);
      slice.undone.set(id, stock);
    },
  },
});

function undoDocument(
  slice: StockSlice,
  { id, on, stock }: (DocumentCancelled | DocumentRestored)['data'],
): void {
  if (!stock) return;
  applyMoves(slice, id, on, stock);
  slice.undone.set(id, stock);
}

function endTransfer(
  slice: StockSlice,
  { id, on, stock }: (StockTransferReceived | StockTransferCancelled)['data'],
): void {
  applyLevels(slice, on, stock);
  slice.transfers.delete(id);
}
