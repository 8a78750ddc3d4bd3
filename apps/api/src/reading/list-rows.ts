import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Collection, Row, RowReader, Where } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from './list-query.js';

/** One page of a list, and how many rows there are in all. */
export interface RowPage {
  readonly rows: readonly Row[];
  readonly first: number;
  readonly total: number;
}

/** Asks for one page of a company's rows. */
export class ListRows extends Query<RowPage> {
  constructor(
    readonly collection: Collection<Row>,
    readonly companyId: string,
    readonly list: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(ListRows)
export class ListRowsHandler implements IQueryHandler<ListRows> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ collection, companyId, list }: ListRows): Promise<RowPage> {
    const skip = (list.page - 1) * list.perPage;
    const selection = selectionOf(list);
    const sort = list.sort as readonly ['id', 'asc' | 'desc'][];
    const [rows, total] = await Promise.all([
      this.rows.find(collection, companyId, { ...selection, sort, skip, limit: list.perPage }),
      this.rows.count(collection, companyId, selection),
    ]);
    return { rows, first: skip, total };
  }
}

/** The rows that a list selects, across all its pages. */
export function selectionOf({ where, search }: Pick<ParsedList, 'where' | 'search'>) {
  // Checked against the collection when the query was parsed.
  return { where: where as Where<Row>, ...(search !== undefined && { search }) };
}
