import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentStatesAnswer, DocumentStatus } from '@balcao/contracts';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';

/** Asks how many documents of a selection are in each state. */
export class CountStates extends Query<DocumentStatesAnswer> {
  constructor(
    readonly companyId: string,
    readonly all: ParsedList,
    /** Of these, those that a day has made expire. */
    readonly expired: ParsedList,
    /** Of these, those that are copies. */
    readonly duplicated: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(CountStates)
export class CountStatesHandler implements IQueryHandler<CountStates> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, all, ...some }: CountStates): Promise<DocumentStatesAnswer> {
    const [groups, expired, duplicated] = await Promise.all([
      this.rows.group(documents, companyId, { ...selectionOf(all), by: ['status'] }),
      this.rows.count(documents, companyId, selectionOf(some.expired)),
      this.rows.count(documents, companyId, selectionOf(some.duplicated)),
    ]);
    const byStatus: Partial<Record<DocumentStatus, number>> = {};
    // A group's key is the row's own status.
    for (const { key, count } of groups) byStatus[key['status'] as DocumentStatus] = count;
    return {
      all: groups.reduce((sum, { count }) => sum + count, 0),
      expired,
      duplicated,
      byStatus,
    };
  }
}

const selectionOf = ({ where, search }: ParsedList) => ({
  where,
  ...(search !== undefined && { search }),
});
