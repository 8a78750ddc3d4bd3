import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentTotalsAnswer } from '@balcao/contracts';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';

const summed = ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'] as const;

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
    const [group] = await this.rows.group(documents, companyId, {
      where: list.where,
      ...(list.search !== undefined && { search: list.search }),
      sum: summed,
    });
    const sumOf = (field: (typeof summed)[number]) => group?.sums[field] ?? 0;
    return {
      count: group?.count ?? 0,
      baseMinor: sumOf('baseMinor'),
      vatMinor: sumOf('vatMinor'),
      totalMinor: sumOf('totalMinor'),
      pendingMinor: sumOf('pendingMinor'),
    };
  }
}
