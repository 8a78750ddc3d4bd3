import { refuse } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { byCommand, registerDeciders } from '../register-deciders/index.js';
import { countsDeciders } from './counts.deciders.js';
import { openingStockDeciders } from './opening-stock.js';
import type { BatchFields, WarehouseFields } from './stock.events.js';
import { batchRegister, warehouseRegister } from './stock.registers.js';
import { transfersDeciders } from './transfers.deciders.js';

/** A new place for goods. */
export type RegisterWarehouse = RegisterCommand<'Warehouse', WarehouseFields>;
/** Corrects its name, code or address; moves name it by its id. */
export type ChangeWarehouse = ChangeCommand<'Warehouse', WarehouseFields>;
/** Takes it out of use; refused while it holds goods, awaits some, or is the default. */
export type ArchiveWarehouse = ArchiveCommand<'Warehouse'>;
/** Puts an archived warehouse back. */
export type RestoreWarehouse = RestoreCommand<'Warehouse'>;
/** A new batch of an article whose stock is kept by batches. */
export type RegisterBatch = RegisterCommand<'Batch', BatchFields>;
/** Corrects its name or last day; it stays of its article. */
export type ChangeBatch = ChangeCommand<'Batch', BatchFields>;
/** Blocks a batch: none of it is picked any more. */
export type ArchiveBatch = ArchiveCommand<'Batch'>;
/** Lets a blocked batch be picked again. */
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

/** The rules of the commands on stock, by command; documents move it by rules of their own. */
export const stockDeciders = {
  ...byCommand(warehouseRegister, warehouse),
  ...byCommand(batchRegister, batch),
  ...transfersDeciders,
  ...countsDeciders,
  ...openingStockDeciders,
};
