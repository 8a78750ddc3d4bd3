import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReorderRow, StockArticleRow, StockOrderRow } from '@balcao/contracts';
import { projectedStock, suggestedOrder } from '@balcao/domain';
import { fromMicros, quantity, toMicros } from '@balcao/pricing';
import { stockArticles, stockOrders } from '@balcao/projections';
import type { Collection, Row, RowReader, Where } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

const rowsPerRead = 1_000;

/** Asks which articles to buy: what there is, is reserved and on order, against the minimum. */
export class ReadReorder extends Query<readonly ReorderRow[]> {
  constructor(readonly companyId: string) {
    super();
  }
}

interface Ordered {
  readonly customer: Map<string, number>;
  readonly supplier: Map<string, number>;
}

@QueryHandler(ReadReorder)
export class ReadReorderHandler implements IQueryHandler<ReadReorder> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId }: ReadReorder): Promise<readonly ReorderRow[]> {
    const ordered: Ordered = { customer: new Map(), supplier: new Map() };
    for await (const order of this.#all(stockOrders, companyId, { isOpen: true })) {
      addOrder(ordered, order);
    }
    const suggestions: ReorderRow[] = [];
    const where: Where<StockArticleRow> = {
      isArchived: false,
      movesStock: true,
      minimumStock: { $exists: true },
    };
    for await (const article of this.#all(stockArticles, companyId, where)) {
      const row = suggestionFor(article, ordered);
      if (row) suggestions.push(row);
    }
    return suggestions.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async *#all<R extends Row>(
    collection: Collection<R>,
    companyId: string,
    where: Where<R>,
  ): AsyncGenerator<R> {
    for (let skip = 0; ; skip += rowsPerRead) {
      const page = await this.rows.find(collection, companyId, { where, skip, limit: rowsPerRead });
      yield* page;
      if (page.length < rowsPerRead) return;
    }
  }
}

function addOrder(ordered: Ordered, { side, lines }: StockOrderRow): void {
  const sums = ordered[side];
  for (const { articleId, leftMicros } of lines) {
    sums.set(articleId, (sums.get(articleId) ?? 0) + Math.max(leftMicros, 0));
  }
}

function suggestionFor(
  article: StockArticleRow,
  { customer, supplier }: Ordered,
): ReorderRow | undefined {
  const { id, quantityMicros: onHand, minimumStock, maximumStock } = article;
  const reserved = customer.get(id) ?? 0;
  const onOrder = supplier.get(id) ?? 0;
  const facts = {
    onHand,
    reserved,
    onOrder,
    minimum: microsOf(minimumStock),
    maximum: microsOf(maximumStock),
  };
  const suggested = suggestedOrder(facts);
  if (suggested === 0) return undefined;
  return {
    ...article,
    reserved: fromMicros(reserved),
    onOrder: fromMicros(onOrder),
    available: fromMicros(onHand - reserved),
    projected: fromMicros(projectedStock(facts)),
    suggested: fromMicros(suggested),
  };
}

const microsOf = (decimal: string | undefined) =>
  decimal === undefined ? undefined : toMicros(quantity(decimal));
