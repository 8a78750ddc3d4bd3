import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentTotalsAnswer } from '@balcao/contracts';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';

/** All in the company's currency: amounts of different ones come to no sum. */
const summed = ['worthBaseMinor', 'worthVatMinor', 'worthTotalMinor', 'pendingMinor'] as const;

/** Asks for the sums over a whole selection of documents. */
export class SumDocuments extends Query<DocumentTotalsAnswer> {
  constructor(
    readonly companyId: string,
    readonly list: ParsedList,
  ) {
    super();
  }
}

@QueryHandler(SumDocuments)
export class SumDocumentsHandler implements IQueryHandler<SumDocuments> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, list }: SumDocuments): Promise<DocumentTotalsAnswer> {
    const groups = await this.rows.group(documents, companyId, {
      where: list.where,
      ...(list.search !== undefined && { search: list.search }),
      by: ['status'],
      sum: summed,
    });
    const counting = groups.filter(({ key }) => countsInSums(list, key['status']));
    const sumOf = (field: (typeof summed)[number]) =>
      counting.reduce((sum, { sums }) => sum + (sums[field] ?? 0), 0);
    return {
      count: groups.reduce((sum, { count }) => sum + count, 0),
      baseMinor: sumOf('worthBaseMinor'),
      vatMinor: sumOf('worthVatMinor'),
      totalMinor: sumOf('worthTotalMinor'),
      pendingMinor: sumOf('pendingMinor'),
    };
  }
}

/** What is cancelled comes to nothing, unless the list is of what is cancelled alone. */
export function countsInSums({ where }: Pick<ParsedList, 'where'>, status: unknown): boolean {
  return status !== 'cancelled' || where['status'] === 'cancelled';
}
