import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReportTotals } from '@balcao/contracts';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport } from './asked-report.js';
import { groupsOf, ReportSum } from './report-sums.js';

/** Asks for the grand totals of a report. */
export class ReadReportTotals extends Query<ReportTotals> {
  constructor(readonly asked: AskedReport) {
    super();
  }
}

@QueryHandler(ReadReportTotals)
export class ReadReportTotalsHandler implements IQueryHandler<ReadReportTotals> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ asked }: ReadReportTotals): Promise<ReportTotals> {
    const { list, previous } = asked;
    const totals = await this.totals(asked, list.where);
    if (previous === undefined) return totals;
    return { ...totals, previous: await this.totals(asked, previous) };
  }

  private async totals(asked: AskedReport, where: ParsedList['where']) {
    const sum = new ReportSum(asked);
    for (const group of await groupsOf(this.rows, asked, where, [])) sum.add(group);
    return sum.totals;
  }
}
