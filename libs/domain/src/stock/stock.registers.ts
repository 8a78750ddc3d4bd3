import { day, defineRegister, reference, required, text } from '../registers/index.js';
import type { BatchFields, WarehouseFields } from './stock.events.js';

/** Characters of a batch's name. */
export const BATCH_NAME_LENGTH_MAX = 60;

/** Shapes of a warehouse's fields; code and name are unique. */
export const warehouseRegister = defineRegister<'Warehouse', WarehouseFields>({
  noun: 'Warehouse',
  fields: {
    code: required(text(20)),
    name: required(text(120)),
    address: text(200),
    city: text(120),
  },
  unique: { code: ({ code }) => [code], name: ({ name }) => [name] },
});

/** Shapes of a batch's fields; names are unique for their article. */
export const batchRegister = defineRegister<'Batch', BatchFields>({
  noun: 'Batch',
  fields: {
    articleId: required(reference()),
    name: required(text(BATCH_NAME_LENGTH_MAX)),
    expiresOn: day(),
  },
  unique: { name: ({ articleId, name }) => [batchNameOf(articleId, name)] },
});

/** A batch's name is unique among those of its article. */
export const batchNameOf = (articleId: string, name: string) => `${articleId}/${name}`;

/** The registers of stock, as the slice has them. */
export const stockRegisters = { warehouses: warehouseRegister, batches: batchRegister };
