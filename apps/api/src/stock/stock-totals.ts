import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListTotalsAnswer, StockLevelRow } from '@balcao/contracts';
import { stockLevels, stockMoves } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { isSeen } from '../access/rows/seen-events.js';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';
import { selectionOf } from '../reading/list-rows.js';
import { StockNames, valued } from './stock-names.js';

/** Places that are valued in one go. */
const placesPerRead = 1_000;

/** Asks for the number of places that have something, and what is there. */
export class SumStock extends Query<ListTotalsAnswer> {
  constructor(
    readonly companyId: string,
    readonly list: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(SumStock)
export class SumStockHandler implements IQueryHandler<SumStock> {
  constructor(
    private readonly names: StockNames,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute({ companyId, list }: SumStock): Promise<ListTotalsAnswer> {
    const selection = selectionOf(list);
    const articles = new Set<string>();
    let count = 0;
    let valueMinor = 0;
    for (let skip = 0; ; skip += placesPerRead) {
      const page = { ...selection, skip, limit: placesPerRead } as object;
      const levels = await this.rows.find(stockLevels, companyId, page);
      const worth = await this.names.worthOf(companyId, levels);
      for (const level of levels) {
        articles.add(level.articleId);
        valueMinor += valued(level satisfies StockLevelRow, worth).valueMinor ?? 0;
      }
      count += levels.length;
      if (levels.length < placesPerRead) break;
    }
    return {
      count,
      sums: { articles: articles.size, ...(isSeen('valueMinor') && { valueMinor }) },
    };
  }
}

/** Asks for the sums of movements: what entered, what left, what it cost. */
export class SumStockMoves extends Query<ListTotalsAnswer> {
  constructor(
    readonly companyId: string,
    readonly list: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(SumStockMoves)
export class SumStockMovesHandler implements IQueryHandler<SumStockMoves> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, list }: SumStockMoves): Promise<ListTotalsAnswer> {
    const groups = await this.rows.group(stockMoves, companyId, {
      ...(selectionOf(list) as object),
      by: ['articleId'],
      sum: (['quantityMicros', 'costMinor'] as const).filter(isSeen),
    });
    const sumOf = (field: string) => groups.reduce((sum, { sums }) => sum + (sums[field] ?? 0), 0);
    return {
      count: groups.reduce((sum, group) => sum + group.count, 0),
      sums: {
        articles: groups.length,
        // Pieces and kilos are not added up.
        ...(groups.length === 1 && { quantityMicros: sumOf('quantityMicros') }),
        ...(isSeen('costMinor') && { costMinor: sumOf('costMinor') }),
      },
    };
  }
}
