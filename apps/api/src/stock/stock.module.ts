import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { batchRegister } from '@balcao/domain';
import {
  batches,
  stockArticles,
  stockCounts,
  stockLevels,
  stockMoves,
  stockTransfers,
} from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { CountSheet } from './count-sheet.js';
import { OpenOrders } from './open-orders.js';
import { OrderedPlaces } from './ordered-places.js';
import { ReadRecallHandler } from './read-recall.js';
import { ReadReorderHandler } from './read-reorder.js';
import { ReadStockRowHandler, ReadStockRowsHandler } from './read-stock-rows.js';
import { StockCommandsController } from './stock-commands.controller.js';
import { StockCountsController } from './stock-counts.controller.js';
import { StockNames } from './stock-names.js';
import { StockQuestionsController } from './stock-questions.controller.js';
import { stockReads } from './stock-reads.js';
import { StockSelection } from './stock-selection.js';
import { StockTotalsController } from './stock-totals.controller.js';
import { SumStockHandler, SumStockMovesHandler } from './stock-totals.js';
import { TransferGuide } from './transfer-guide.js';
import { WholeStockRows } from './whole-stock-rows.js';

/** Stock, its movements, transfers and counts; warehouses and batches. */
@Module({
  controllers: [
    StockQuestionsController,
    StockTotalsController,
    StockCountsController,
    StockCommandsController,
    stockReads({
      list: 'commercial/batches',
      collection: batches,
      columns: ['articleId', 'name', 'expiresOn', 'enteredOn', 'quantity', 'valueMinor'],
    }),
    plainCommands('commercial/batches', batchRegister),
    stockReads({
      list: 'commercial/stock',
      collection: stockLevels,
      columns: ['articleId', 'warehouseId', 'batchId', 'quantity', 'lastMovedOn'],
    }),
    stockReads({
      list: 'stock-articles',
      collection: stockArticles,
      columns: [
        'code',
        'name',
        'unit',
        'quantity',
        'minimumStock',
        'maximumStock',
        'averageCost',
        'valueMinor',
      ],
    }),
    stockReads({
      list: 'commercial/stock_moves',
      collection: stockMoves,
      columns: [
        'on',
        'kind',
        'reference',
        'partyName',
        'articleId',
        'warehouseId',
        'batchId',
        'quantity',
        'level',
        'unitCost',
        'costMinor',
      ],
    }),
    stockReads({
      list: 'commercial/stock_transfers',
      collection: stockTransfers,
      columns: ['number', 'on', 'fromId', 'toId', 'state', 'receivedOn', 'note'],
    }),
    stockReads({
      list: 'commercial/stock_counts',
      collection: stockCounts,
      columns: ['number', 'on', 'warehouseId', 'state', 'postedOn', 'varianceMinor', 'note'],
    }),
  ],
  providers: [
    ...commandHandlers('stock'),
    CountSheet,
    TransferGuide,
    OpenOrders,
    OrderedPlaces,
    WholeStockRows,
    StockNames,
    StockSelection,
    ReadStockRowsHandler,
    ReadStockRowHandler,
    ReadReorderHandler,
    SumStockHandler,
    SumStockMovesHandler,
    ReadRecallHandler,
  ],
  exports: [StockNames],
})
export class StockModule {}
