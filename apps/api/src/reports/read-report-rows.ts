import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isQuantitySum, withDerived, type ShiftRow } from '@balcao/contracts';
import { isLate } from '@balcao/domain';
import { fromMicros } from '@balcao/pricing';
import { ledgerEntries, shifts } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import { selectionOf, type RowPage } from '../reading/list-rows.js';
import type { AskedReport } from './asked-report.js';
import { postingLabel } from './account-label.js';
import { named } from './report-names.js';
import { ReportRows } from './report-rows.js';
import { signOf } from './report-sums.js';

/** Asks for one page of the rows that a report adds up. */
export class ReadReportRows extends Query<RowPage> {
  constructor(readonly asked: AskedReport) {
    super();
  }
}

@QueryHandler(ReadReportRows)
export class ReadReportRowsHandler implements IQueryHandler<ReadReportRows> {
  constructor(private readonly reportRows: ReportRows) {}

  async execute({ asked }: ReadReportRows): Promise<RowPage> {
    const { collection, companyId, list } = asked;
    const of = anyRowsOf(collection);
    const rows = await this.reportRows.of(asked);
    const skip = (list.page - 1) * list.perPage;
    const selection = selectionOf(list);
    const sort = list.sort as readonly ['id', 'asc' | 'desc'][];
    const [page, total] = await Promise.all([
      rows.find(of, companyId, { ...selection, sort, skip, limit: list.perPage }),
      rows.count(of, companyId, selection),
    ]);
    return { rows: await shownRows(rows, asked, page), first: skip, total };
  }
}

/** The rows as a report shows them: with names, and below zero what takes back. */
export async function shownRows(
  rows: RowReader,
  { report, companyId, signs, currencies, ownCurrency, lateShifts, postings }: AskedReport,
  page: readonly Row[],
): Promise<readonly Row[]> {
  const isOfCurrencies = report.filters.some(({ kind }) => kind === 'currency');
  // Entries say what was posted; people read accounts.
  const accountOf = ({ account }: Readonly<Record<string, unknown>>) =>
    report.collection === ledgerEntries.name && typeof account === 'string'
      ? { account: postingLabel(postings, account) }
      : {};
  const signed = page.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const currency = currencies.get(String(values['accountId'])) ?? ownCurrency;
    const sign = signOf(signs, report.signedBy, values);
    const sums: Record<string, number> = {};
    for (const field of report.sums) {
      const value = values[field];
      if (typeof value === 'number') sums[field] = value === 0 ? 0 : sign * value;
    }
    const late = report.collection === shifts.name && isLate(row as ShiftRow, lateShifts);
    const state = late ? { state: 'notClosed' } : {};
    const shown = {
      ...row,
      ...state,
      ...accountOf(values),
      ...withDerived(report, sums),
      ...decimalsOf(sums),
    };
    return isOfCurrencies ? { ...shown, currency } : shown;
  });
  return named(rows, companyId, report, signed);
}

/** Quantities as people read them, by those that are added up: `quantity` of `quantityMicros`. */
export function decimalsOf(
  sums: Readonly<Record<string, number>>,
): Readonly<Record<string, string>> {
  const quantities = Object.entries(sums).filter(([field]) => isQuantitySum(field));
  return Object.fromEntries(
    quantities.map(([field, micros]) => [field.replace(/Micros$/, ''), fromMicros(micros)]),
  );
}
