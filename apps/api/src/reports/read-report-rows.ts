import { Inject } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { ListRows, type RowPage } from '../reading/list-rows.js';
import type { AskedReport } from './asked-report.js';
import { named } from './report-names.js';
import { signOf } from './report-sums.js';

/** Asks for one page of the rows that a report adds up. */
export class ReadReportRows extends Query<RowPage> {
  constructor(readonly asked: AskedReport) {
    super();
  }
}

@QueryHandler(ReadReportRows)
export class ReadReportRowsHandler implements IQueryHandler<ReadReportRows> {
  constructor(
    private readonly queries: QueryBus,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute({ asked }: ReadReportRows): Promise<RowPage> {
    const { collection, companyId, list } = asked;
    const of = collection as unknown as Collection<Row>;
    const page = await this.queries.execute(new ListRows(of, companyId, list));
    return { ...page, rows: await shownRows(this.rows, asked, page.rows) };
  }
}

/** The rows as a report shows them: with names, and below zero what takes back. */
export async function shownRows(
  rows: RowReader,
  { report, companyId, signs }: AskedReport,
  page: readonly Row[],
): Promise<readonly Row[]> {
  const signed = page.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const sums: Record<string, number> = {};
    if (signOf(signs, report.signedBy, values) === 1) return { ...row };
    for (const field of report.sums) {
      const value = values[field];
      if (typeof value === 'number' && value !== 0) sums[field] = -value;
    }
    return { ...row, ...sums };
  });
  return named(rows, companyId, report, signed);
}
