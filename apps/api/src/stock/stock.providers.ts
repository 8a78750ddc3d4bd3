import {
  batches,
  stockArticles,
  stockCounts,
  stockLevels,
  stockMoves,
  stockTransfers,
  warehouses,
} from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
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
import {
  ChangeBatchBody,
  ChangeWarehouseBody,
  NewBatchBody,
  NewWarehouseBody,
} from './stock.bodies.js';
import { WholeStockRows } from './whole-stock-rows.js';

export const stockControllers = [
  StockQuestionsController,
  StockTotalsController,
  StockCountsController,
  StockCommandsController,
  registerReads({
    path: 'warehouses',
    view: 'stock.view',
    collection: warehouses,
    csvColumns: ['code', 'name', 'address', 'city'],
  }),
  registerCommands({
    path: 'warehouses',
    manage: 'stock.manage',
    newBody: NewWarehouseBody,
    changeBody: ChangeWarehouseBody,
    register: (body) => ({ type: 'RegisterWarehouse', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeWarehouse', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveWarehouse', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreWarehouse', id, ...expected }),
  }),
  stockReads({
    path: 'batches',
    collection: batches,
    columns: ['articleId', 'name', 'expiresOn', 'enteredOn', 'quantity', 'valueMinor'],
  }),
  registerCommands({
    path: 'batches',
    manage: 'stock.manage',
    newBody: NewBatchBody,
    changeBody: ChangeBatchBody,
    register: (body) => ({ type: 'RegisterBatch', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeBatch', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveBatch', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreBatch', id, ...expected }),
  }),
  stockReads({
    path: 'stock',
    collection: stockLevels,
    columns: ['articleId', 'warehouseId', 'batchId', 'quantity', 'lastMovedOn'],
  }),
  stockReads({
    path: 'stock-articles',
    collection: stockArticles,
    only: { movesStock: true },
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
    path: 'stock-moves',
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
    path: 'stock-transfers',
    collection: stockTransfers,
    columns: ['number', 'on', 'fromId', 'toId', 'state', 'receivedOn', 'note'],
  }),
  stockReads({
    path: 'stock-counts',
    collection: stockCounts,
    columns: ['number', 'on', 'warehouseId', 'state', 'postedOn', 'varianceMinor', 'note'],
  }),
];

export const stockProviders = [
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
];
