import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReorderRow, StockArticleRow } from '@balcao/contracts';
import { projectedStock, suggestedOrder } from '@balcao/domain';
import { fromMicros, quantity, toMicros } from '@balcao/pricing';
import { stockArticles, stockMoves } from '@balcao/projections';
import type { Collection, Row, RowReader, Where } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { OpenOrders, type OrderedArticles } from './open-orders.js';

const rowsPerRead = 1_000;
/** Returns of clients that may lie between now and the last purchase. */
const returnsPassedOver = 20;

type LastBought = Pick<ReorderRow, 'supplierId' | 'supplierName' | 'unitCost'>;

/**
 * Asks which articles to buy: what there is, is reserved and on order, against the minimum. The
 * last supplier of each takes reading its purchases, and is included on request.
 */
export class ReadReorder extends Query<readonly ReorderRow[]> {
  constructor(
    readonly companyId: string,
    readonly withSuppliers: boolean,
  ) {
    super();
  }
}

@QueryHandler(ReadReorder)
export class ReadReorderHandler implements IQueryHandler<ReadReorder> {
  constructor(
    private readonly orders: OpenOrders,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute({ companyId, withSuppliers }: ReadReorder): Promise<readonly ReorderRow[]> {
    const ordered = await this.orders.of(companyId);
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
    if (!withSuppliers) return suggestions;
    return Promise.all(
      suggestions.map(async (row) => ({ ...row, ...(await this.lastBought(companyId, row.id)) })),
    );
  }

  /** From whom goods of the article came last, and at what cost; what clients return aside. */
  private async lastBought(companyId: string, articleId: string): Promise<LastBought> {
    const entered = await this.rows.find(stockMoves, companyId, {
      where: {
        articleId,
        kind: 'issued',
        partyId: { $exists: true },
        quantityMicros: { $gt: 0 },
      },
      sort: [['on', 'desc']],
      limit: returnsPassedOver,
    });
    const bought = entered.find(({ returnOfId }) => returnOfId === undefined);
    if (bought === undefined) return {};
    const { partyId, partyName, unitCost } = bought;
    return {
      ...(partyId !== undefined && { supplierId: partyId }),
      ...(partyName !== undefined && { supplierName: partyName }),
      ...(unitCost !== undefined && { unitCost }),
    };
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

function suggestionFor(article: StockArticleRow, ordered: OrderedArticles): ReorderRow | undefined {
  const { id, quantityMicros: onHand, minimumStock, maximumStock } = article;
  const { reserved, onOrder } = ordered.of(id);
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
