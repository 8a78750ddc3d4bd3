import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** Asks for one row of a company. */
export class GetRow extends Query<Row | undefined> {
  constructor(
    readonly collection: Collection<Row>,
    readonly companyId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetRow)
export class GetRowHandler implements IQueryHandler<GetRow> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  execute({ collection, companyId, id }: GetRow): Promise<Row | undefined> {
    return this.rows.get(collection, companyId, id);
  }
}
