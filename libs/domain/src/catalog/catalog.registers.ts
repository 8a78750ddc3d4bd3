import {
  defineRegister,
  entries,
  flag,
  list,
  oneOf,
  quantityField,
  reference,
  required,
  sparse,
  text,
  unitPriceField,
} from '../registers/index.js';
import type {
  ArticleCategoryFields,
  ArticleFields,
  CategoryPrice,
  SupplierCode,
} from './catalog.events.js';
import {
  BARCODES_MAX,
  CATEGORY_PRICES_MAX,
  IMAGES_MAX,
  SUPPLIER_CODES_MAX,
} from './catalog.limits.js';

/** Shapes of an article's fields; code and barcodes are unique over all articles. */
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
    salePriceWithVat: unitPriceField(),
    purchasePrice: unitPriceField(),
    vatId: required(reference()),
    categoryId: reference(),
    minimumStock: quantityField(),
    maximumStock: quantityField(),
    isSoldByWeight: sparse(flag(false)),
    movesStock: flag(),
    isBatchManaged: sparse(flag(false)),
    batchesExpire: sparse(flag(false)),
    supplierCodes: sparse(
      entries<SupplierCode>(
        { partyId: required(reference(), 'supplier.notSelected'), code: required(text(60)) },
        SUPPLIER_CODES_MAX,
      ),
    ),
    categoryPrices: sparse(
      entries<CategoryPrice>(
        {
          categoryId: required(reference(), 'category.notSelected'),
          price: required(unitPriceField()),
        },
        CATEGORY_PRICES_MAX,
      ),
    ),
    images: sparse(list(text(64), IMAGES_MAX)),
  },
  unique: { code: ({ code }) => [code], barcodes: ({ barcodes }) => barcodes },
});

/** Shapes of a category's fields; names are unique in the whole tree. */
export const articleCategoryRegister = defineRegister<'ArticleCategory', ArticleCategoryFields>({
  noun: 'ArticleCategory',
  fields: { name: required(text(120)), parentId: reference() },
  unique: { name: ({ name }) => [name] },
});

/** The registers of the catalogue, as the slice has them. */
export const catalogRegisters = { articles: articleRegister, categories: articleCategoryRegister };
