import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  isQuantitySum,
  rateIn,
  shownSums,
  type Report,
  type ReportDimension,
  type ReportGroup,
} from '@balcao/contracts';
import { companies } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import { ROWS } from '../composition/tokens.js';
import { exportOf, exportRows } from '../exporting/export-list.js';
import type { ExportFormat, ExportRequest } from '../exporting/export-request.js';
import { recordedMethods } from '../payments/recorded-methods.js';
import type { AskedReport } from './asked-report.js';
import { languageOf } from '../http/language.js';
import { groupLabel, type Labelling } from './group-label.js';
import { ReadReportGroups } from './read-report-groups.js';
import { decimalsOf, shownRows } from './read-report-rows.js';
import { ReportRows } from './report-rows.js';

export const pathOf = ({ report }: AskedReport): string => `reports/${report.name}`;

/** Reports as files: all of their rows, or all of their subtotals. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly queries: QueryBus,
    private readonly reportRows: ReportRows,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** As a request asks for it, or whoever has it written without one. */
  async write(
    asked: AskedReport,
    format: ExportFormat,
    how: FastifyRequest | ExportRequest,
  ): Promise<StreamableFile> {
    const { by, report, companyId, list } = asked;
    if (by !== undefined) return this.#grouped({ ...asked, by }, format, how);
    const rows = await this.reportRows.of(asked);
    const file = {
      path: pathOf(asked),
      companyId,
      list,
      sums: moneyOf(asked),
      collection: anyRowsOf(asked.collection),
      fields: report.columns.map(({ field }) => field),
      whole: (page: readonly Row[]) => shownRows(rows, asked, page),
      ...(report.name === 'payments' && { references: recordedMethods }),
    };
    return exportOf(rows, file, format, how);
  }

  async #grouped(
    asked: AskedReport & { readonly by: ReportDimension },
    format: ExportFormat,
    how: FastifyRequest | ExportRequest,
  ): Promise<StreamableFile> {
    const { by, report, companyId } = asked;
    const [groups, company] = await Promise.all([
      this.queries.execute(new ReadReportGroups(asked)),
      this.rows.get(companies, companyId, companyId),
    ]);
    const rates = report.rate === undefined ? [] : [report.rate.field];
    const file = {
      path: pathOf(asked),
      company: company?.name ?? '',
      sums: moneyOf(asked),
      fields: [by.name, 'count', ...currencyIn(report), ...shownSums(report), ...rates],
    };
    const { timeZone, today } = asked;
    const language = 'headers' in how ? languageOf(how.headers['accept-language']) : how.language;
    return exportRows(fileRows(asked, groups, { language, timeZone, today }), file, format, how);
  }
}

/** What is added up below the rows, on paper. */
const moneyOf = ({ report, apart }: AskedReport): readonly string[] =>
  apart === undefined ? shownSums(report).filter((field) => !isQuantitySum(field)) : [];

/** A report of accounts names the currency of each subtotal. */
const currencyIn = ({ filters }: Report): readonly string[] =>
  filters.flatMap(({ kind, field }) => (kind === 'currency' ? [field] : []));

/** The subtotals as rows of a file. */
function fileRows(
  { by, ownCurrency, report: { rate } }: AskedReport & { readonly by: ReportDimension },
  groups: readonly ReportGroup[],
  labelling: Labelling,
) {
  return groups.map(({ id, label, count, sums, currency = ownCurrency }) => ({
    [by.name]: groupLabel(by, { id, label }, labelling),
    count,
    currency,
    ...sums,
    ...decimalsOf(sums),
    ...(rate && { [rate.field]: rateIn(rate, sums) }),
  }));
}
