import { Inject, Injectable } from '@nestjs/common';
import type { StockArticleRow, StockLevelRow, StockOrderRow } from '@balcao/contracts';
import { fromMicros } from '@balcao/pricing';
import { stockOrders } from '@balcao/projections';
import type { RowReader, Where } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';

const rowsPerRead = 1_000;

/** What orders of clients reserve and what orders to suppliers bring; micros. */
export interface Ordered {
  readonly reserved: number;
  readonly onOrder: number;
}

const nothing: Ordered = { reserved: 0, onOrder: 0 };

/** Where something of an article is reserved or on order. */
export interface OrderedPlace {
  readonly articleId: string;
  readonly warehouseId: string;
}

/** Open orders of articles: altogether, and for each warehouse. */
export class OrderedArticles {
  readonly #sums = new Map<string, Ordered>();
  readonly #places = new Map<string, OrderedPlace>();

  add({ articleId, warehouseId, side, leftMicros }: StockOrderRow, defaultId: string): void {
    const place = { articleId, warehouseId: warehouseId ?? defaultId };
    if (place.warehouseId !== '') {
      this.#places.set(placeKey(articleId, place.warehouseId), place);
    }
    for (const key of [articleId, placeKey(articleId, place.warehouseId)]) {
      const { reserved, onOrder } = this.#sums.get(key) ?? nothing;
      this.#sums.set(
        key,
        side === 'customer'
          ? { reserved: reserved + leftMicros, onOrder }
          : { reserved, onOrder: onOrder + leftMicros },
      );
    }
  }

  /** All that orders name, each once. */
  places(): readonly OrderedPlace[] {
    return [...this.#places.values()];
  }

  /** Altogether, or at one warehouse. */
  of(articleId: string, warehouseId?: string): Ordered {
    const key = warehouseId === undefined ? articleId : placeKey(articleId, warehouseId);
    return this.#sums.get(key) ?? nothing;
  }

  /** The level with what is ordered of the article at its place; batches are not told apart. */
  level(row: StockLevelRow): StockLevelRow {
    const { reserved, onOrder } = this.of(row.articleId, row.warehouseId);
    const figures = { reserved: fromMicros(reserved), onOrder: fromMicros(onOrder) };
    if (row.batchId !== undefined) return { ...row, ...figures };
    return { ...row, ...figures, available: fromMicros(row.quantityMicros - reserved) };
  }

  /** The article with what is ordered of it anywhere. */
  article(row: StockArticleRow): StockArticleRow {
    const { reserved, onOrder } = this.of(row.id);
    return {
      ...row,
      reserved: fromMicros(reserved),
      onOrder: fromMicros(onOrder),
      available: fromMicros(row.quantityMicros - reserved),
    };
  }
}

const placeKey = (articleId: string, warehouseId: string) => `${articleId} ${warehouseId}`;

/** Reads what is reserved and on order. */
@Injectable()
export class OpenOrders {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Of some articles, or of all; a line that names no warehouse counts for the default one. */
  async of(companyId: string, articleIds?: readonly string[]): Promise<OrderedArticles> {
    const ordered = new OrderedArticles();
    if (articleIds?.length === 0) return ordered;
    const defaultId = await this.journals.inspect(
      companyId,
      ({ companies }) => companies.settings.get().defaultWarehouseId ?? '',
    );
    const some = articleIds && { articleId: { $in: [...new Set(articleIds)] } };
    const where: Where<StockOrderRow> = { isOpen: true, ...some };
    for (let skip = 0; ; skip += rowsPerRead) {
      const page = await this.rows.find(stockOrders, companyId, {
        where,
        skip,
        limit: rowsPerRead,
      });
      for (const row of page) ordered.add(row, defaultId);
      if (page.length < rowsPerRead) return ordered;
    }
  }
}
