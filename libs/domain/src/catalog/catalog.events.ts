import type { Quantity, UnitPrice } from '@balcao/pricing';
import type { RegisterEvent } from '../registers/index.js';

/** What the company sells or buys. */
export interface ArticleFields {
  /** Unique. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'article' | 'service';
  /** `un`, `kg`, `h`. */
  readonly unit: string;
  /** Unique over all articles. */
  readonly barcodes: readonly string[];
  /** Without VAT. */
  readonly salePrice: UnitPrice;
  /** The same price with the default VAT, as shelves show it; missing in records of before. */
  readonly salePriceWithVat?: UnitPrice;
  readonly purchasePrice?: UnitPrice;
  readonly vatId: string;
  readonly categoryId?: string;
  readonly minimumStock?: Quantity;
  readonly maximumStock?: Quantity;
  /** Tills ask how much of its unit is sold, and read it off a scale. */
  readonly isSoldByWeight?: boolean;
  /** Services never do. */
  readonly movesStock: boolean;
  /** Whether each piece of stock belongs to a batch. */
  readonly isBatchManaged?: boolean;
  /** Whether a batch has a day on which it expires. */
  readonly batchesExpire?: boolean;
  /** What suppliers call it. */
  readonly supplierCodes?: readonly SupplierCode[];
  /** What clients of a category pay instead of `salePrice`. */
  readonly categoryPrices?: readonly CategoryPrice[];
  /** Ids of blobs, the first of which is shown in lists. */
  readonly images?: readonly string[];
}

/** What one supplier calls the article; no two entries name the same supplier. */
export interface SupplierCode {
  readonly partyId: string;
  readonly code: string;
}

/** What parties of a category pay for the article, instead of its sale price. */
export interface CategoryPrice {
  /** Of clients, or of entities. */
  readonly categoryId: string;
  /** Without VAT. */
  readonly price: UnitPrice;
}

/** A shelf of the catalogue; categories form a tree. */
export interface ArticleCategoryFields {
  readonly name: string;
  /** The category that it is a part of. */
  readonly parentId?: string;
}

/** The life of one article, by its id. */
export type ArticleEvent = RegisterEvent<'Article', ArticleFields>;
/** The life of one category, by its id. */
export type ArticleCategoryEvent = RegisterEvent<'ArticleCategory', ArticleCategoryFields>;

/** Facts of articles and their categories; documents keep their own copy of what they name. */
export type CatalogEvent = ArticleEvent | ArticleCategoryEvent;
