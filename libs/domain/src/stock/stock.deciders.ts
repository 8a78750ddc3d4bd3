import { refuse } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import { countsDeciders } from './counts.deciders.js';
import { openingStockDeciders } from './opening-stock.js';
import type { BatchFields, WarehouseFields } from './stock.events.js';
import { batchRegister, warehouseRegister } from './stock.registers.js';
import { transfersDeciders } from './transfers.deciders.js';

export type RegisterWarehouse = RegisterCommand<'Warehouse', WarehouseFields>;
export type ChangeWarehouse = ChangeCommand<'Warehouse', WarehouseFields>;
export type ArchiveWarehouse = ArchiveCommand<'Warehouse'>;
export type RestoreWarehouse = RestoreCommand<'Warehouse'>;
export type RegisterBatch = RegisterCommand<'Batch', BatchFields>;
export type ChangeBatch = ChangeCommand<'Batch', BatchFields>;
export type ArchiveBatch = ArchiveCommand<'Batch'>;
export type RestoreBatch = RestoreCommand<'Batch'>;

const warehouse = registerDeciders(warehouseRegister, (books) => books.stock.warehouses, {
  archiving: (books, { id, name }) => {
    if (books.companies.settings.get().defaultWarehouseId === id) {
      refuse('warehouse.defaultNotSelected');
    }
    const isHere = (key: string) => key.split(' ')[1] === id;
    for (const [key] of books.stock.levels.entries()) {
      if (isHere(key)) refuse('warehouse.hasStock', { name });
    }
    for (const { fromId, toId } of books.stock.transfers.values()) {
      if (fromId === id || toId === id) refuse('warehouse.hasStock', { name });
    }
  },
});

const batch = registerDeciders(batchRegister, (books) => books.stock.batches, {
  check: ({ books, fields: { articleId }, before }, problems) => {
    const article = books.catalog.articles.get(articleId);
    if (!article) problems.add('articleId', 'record.notFound', { id: articleId });
    else if (article.isBatchManaged !== true) {
      problems.add('articleId', 'stock.articleHasNoBatches', { article: article.name });
    }
    if (before && before.articleId !== articleId) {
      problems.add('articleId', 'stock.batchOfOtherArticle');
    }
  },
});

export const stockDeciders = {
  RegisterWarehouse: warehouse.register,
  ChangeWarehouse: warehouse.change,
  ArchiveWarehouse: warehouse.archive,
  RestoreWarehouse: warehouse.restore,
  RegisterBatch: batch.register,
  ChangeBatch: batch.change,
  ArchiveBatch: batch.archive,
  RestoreBatch: batch.restore,
  ...transfersDeciders,
  ...countsDeciders,
  ...openingStockDeciders,
};
