import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReportTotals } from '@balcao/contracts';
import type { RowReader } from '@balcao/read-store';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport } from './asked-report.js';
import { ReportRows } from './report-rows.js';
import { groupsOf, ReportSum } from './report-sums.js';

/** Asks for the grand totals of a report. */
export class ReadReportTotals extends Query<ReportTotals> {
  constructor(readonly asked: AskedReport) {
    super();
  }
}

@QueryHandler(ReadReportTotals)
export class ReadReportTotalsHandler implements IQueryHandler<ReadReportTotals> {
  constructor(private readonly reportRows: ReportRows) {}

  async execute({ asked }: ReadReportTotals): Promise<ReportTotals> {
    const { list, previous } = asked;
    const rows = await this.reportRows.of(asked);
    const totals = await totalsOf(rows, asked, list.where);
    if (previous === undefined) return totals;
    return { ...totals, previous: await totalsOf(rows, asked, previous) };
  }
}

async function totalsOf(rows: RowReader, asked: AskedReport, where: ParsedList['where']) {
  const sum = new ReportSum(asked);
  for (const group of await groupsOf(rows, asked, where, [])) sum.add(group);
  return sum.totals;
}
