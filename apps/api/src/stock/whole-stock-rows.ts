import { Injectable } from '@nestjs/common';
import type { StockArticleRow, StockLevelRow } from '@balcao/contracts';
import { stockArticles, stockLevels } from '@balcao/projections';
import type { Collection, Row } from '@balcao/read-store';
import { seenPart } from '../access/rows/seen-events.js';
import { OpenOrders } from './open-orders.js';
import { limited } from './stock-limits.js';
import { StockNames, valued } from './stock-names.js';

/** Rows of stock with all that screens and files show: names, values, what is ordered. */
@Injectable()
export class WholeStockRows {
  constructor(
    private readonly names: StockNames,
    private readonly orders: OpenOrders,
  ) {}

  async of(
    collection: Collection<Row>,
    companyId: string,
    rows: readonly Row[],
  ): Promise<readonly Row[]> {
    const whole = await this.joined(collection, companyId, rows);
    return whole.map(seenPart);
  }

  private async joined(
    collection: Collection<Row>,
    companyId: string,
    rows: readonly Row[],
  ): Promise<readonly Row[]> {
    if (collection.name === stockArticles.name) {
      const articles = rows as readonly StockArticleRow[];
      const ids = articles.map(({ id }) => id);
      const ordered = await this.orders.of(companyId, ids);
      return articles.map((row) => ordered.article(row));
    }
    const whole = await this.names.join(companyId, rows);
    if (collection.name !== stockLevels.name) return whole;
    const levels = whole as readonly StockLevelRow[];
    const named = await this.names.of(companyId, levels);
    const ids = levels.map(({ articleId }) => articleId);
    const ordered = await this.orders.of(companyId, ids);
    const worth = await this.names.worthOf(companyId, levels);
    return levels.map((level) => ordered.level(limited(valued(level, worth), named)));
  }
}
