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
  /** Without VAT, unless the company's prices include it. */
  readonly salePrice: UnitPrice;
  readonly purchasePrice?: UnitPrice;
  readonly vatId: string;
  readonly categoryId?: string;
  readonly minimumStock?: Quantity;
  readonly maximumStock?: Quantity;
  /** Services never do. */
  readonly movesStock: boolean;
}

export interface ArticleCategoryFields {
  readonly name: string;
  /** The category that it is a part of. */
  readonly parentId?: string;
}

export type ArticleEvent = RegisterEvent<'Article', ArticleFields>;
export type ArticleCategoryEvent = RegisterEvent<'ArticleCategory', ArticleCategoryFields>;
export type CatalogEvent = ArticleEvent | ArticleCategoryEvent;
