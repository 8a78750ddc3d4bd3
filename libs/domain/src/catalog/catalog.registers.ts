import {
  defineRegister,
  flag,
  list,
  oneOf,
  quantityField,
  reference,
  required,
  text,
  unitPriceField,
  type Register,
} from '../registers/index.js';
import type { ArticleCategoryFields, ArticleFields } from './catalog.events.js';

/** Most barcodes of one article. */
export const BARCODES_MAX = 50;

export const articleRegister = defineRegister<'Article', ArticleFields>({
  noun: 'Article',
  fields: {
    code: required(text(40)),
    name: required(text(200)),
    kind: required(oneOf('article', 'service')),
    unit: required(text(20)),
    barcodes: list(text(48), BARCODES_MAX, (path, line, problems) => {
      problems.add(path, 'catalog.barcodeRequired', { line });
    }),
    salePrice: required(unitPriceField()),
    purchasePrice: unitPriceField(),
    vatId: required(reference()),
    categoryId: reference(),
    minimumStock: quantityField(),
    maximumStock: quantityField(),
    movesStock: flag(),
  },
  unique: { code: ({ code }) => [code], barcodes: ({ barcodes }) => barcodes },
});

export const articleCategoryRegister = defineRegister<'ArticleCategory', ArticleCategoryFields>({
  noun: 'ArticleCategory',
  fields: { name: required(text(120)), parentId: reference() },
  unique: { name: ({ name }) => [name] },
});

export type Articles = Register<ArticleFields>;
export type ArticleCategories = Register<ArticleCategoryFields>;
