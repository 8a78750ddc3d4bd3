import { Inject } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { stockLevels } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';
import { ListRows, type RowPage } from '../reading/list-rows.js';
import { OrderedPlaces } from './ordered-places.js';
import { WholeStockRows } from './whole-stock-rows.js';

/** Asks for one page of rows of stock, with names next to their ids. */
export class ReadStockRows extends Query<RowPage> {
  constructor(
    readonly collection: Collection<Row>,
    readonly companyId: string,
    readonly list: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(ReadStockRows)
export class ReadStockRowsHandler implements IQueryHandler<ReadStockRows> {
  constructor(
    private readonly queries: QueryBus,
    private readonly whole: WholeStockRows,
    private readonly ordered: OrderedPlaces,
  ) {}

  async execute(query: ReadStockRows): Promise<RowPage> {
    const { collection, companyId, list } = query;
    const page = await this.withOrdered(
      query,
      list,
      await this.queries.execute(new ListRows(collection, companyId, list)),
    );
    return { ...page, rows: await this.whole.of(collection, companyId, page.rows) };
  }

  /** Places that have nothing but orders come after those that have something. */
  private async withOrdered(
    { collection, companyId }: ReadStockRows,
    list: ParsedList,
    page: RowPage,
  ): Promise<RowPage> {
    if (collection.name !== stockLevels.name) return page;
    const ordered = await this.ordered.of(companyId, list.where);
    const from = Math.max(0, page.first - page.total);
    const more = ordered.slice(from, from + list.perPage - page.rows.length);
    return { ...page, rows: [...page.rows, ...more], total: page.total + ordered.length };
  }
}

/** Asks for one row of stock, with names next to its ids. */
export class ReadStockRow extends Query<Row | undefined> {
  constructor(
    readonly collection: Collection<Row>,
    readonly companyId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ReadStockRow)
export class ReadStockRowHandler implements IQueryHandler<ReadStockRow> {
  constructor(
    private readonly whole: WholeStockRows,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute(query: ReadStockRow): Promise<Row | undefined> {
    const { collection, companyId, id } = query;
    const row = await this.rows.get(collection, companyId, id);
    if (row === undefined) return undefined;
    const [whole = row] = await this.whole.of(collection, companyId, [row]);
    return whole;
  }
}
