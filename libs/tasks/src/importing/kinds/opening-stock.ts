import type { Books } from '@balcao/domain';
import { readDay, readDecimal, readIdentifier, readText } from '../cells.js';
import { warehouseChoices } from '../field-choices.js';
import {
  fromCells,
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';
import { findByName } from './find-by-name.js';

const fields: readonly ImportField[] = [
  {
    name: 'articleId',
    read: readIdentifier,
    isRequired: true,
    aliases: ['codigo', 'code', 'artigo', 'article', 'referencia', 'sku', 'ean'],
  },
  {
    name: 'quantity',
    read: readDecimal,
    isRequired: true,
    aliases: ['quantidade', 'qtd', 'qty', 'stock', 'existencia', 'existencias'],
  },
  {
    name: 'unitCost',
    read: readDecimal,
    aliases: ['custo', 'cost', 'custo unitario', 'preco de custo', 'preco de compra'],
  },
  {
    name: 'warehouseId',
    read: readText,
    aliases: ['armazem', 'warehouse', 'loja', 'deposito'],
    choices: warehouseChoices,
  },
  { name: 'batchName', read: readIdentifier, aliases: ['lote', 'batch'] },
  { name: 'batchExpiresOn', read: readDay, aliases: ['validade', 'expiry', 'data de validade'] },
  { name: 'on', read: readDay, aliases: ['data', 'date', 'dia'] },
];

function plan(values: RowValues, { books, newId, place }: RowContext): PlannedRow {
  const code = textIn(values, 'articleId');
  if (code === undefined) return wrong('articleId', 'field.required', { field: 'articleId' });
  const { articles } = books.catalog;
  const articleId = articles.holderOf('code', code) ?? articles.holderOf('barcodes', code);
  const article = articleId === undefined ? undefined : articles.get(articleId);
  if (!article) return wrong('articleId', 'line.articleNotFound', { line: place });
  const warehouseId = warehouseOf(books, textIn(values, 'warehouseId'));
  if (warehouseId === undefined)
    return wrong('warehouseId', 'warehouse.notSelectedAtLine', { line: place });
  const unitCost = textIn(values, 'unitCost') ?? article.purchasePrice;
  if (unitCost === undefined) return wrong('unitCost', 'field.required', { field: 'unitCost' });
  const { quantity = '', batchName, batchExpiresOn, on } = values;
  const batch = {
    ...(batchName !== undefined && { batchName }),
    ...(batchExpiresOn !== undefined && { batchExpiresOn }),
  };
  const line = { articleId: article.id, quantity, unitCost, ...batch };
  const dated = on === undefined ? {} : { on };
  return {
    command: fromCells('EnterOpeningStock', { id: newId, warehouseId, ...dated, lines: [line] }),
    recordId: newId,
    isNew: true,
    keys: [`opening:${article.id}/${warehouseId}/${textIn(values, 'batchName') ?? ''}`],
  };
}

/** The named warehouse, or else the default or only one. */
function warehouseOf(books: Books, text: string | undefined): string | undefined {
  const { warehouses } = books.stock;
  if (text !== undefined) {
    return findByName(warehouses, text, ({ code, name }) => [code, name])?.id;
  }
  const { defaultWarehouseId } = books.companies.settings.get();
  const inUse = [...warehouses.values()].filter(({ isArchived }) => !isArchived);
  return defaultWarehouseId ?? (inUse.length === 1 ? inUse[0]?.id : undefined);
}

/** The opening stock of each article. */
export const openingStockImport: ImportKindSpec = {
  resource: 'commercial/opening_stock',
  needs: 'stock.move',
  fields,
  plan,
};
