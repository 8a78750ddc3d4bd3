import { Injectable } from '@nestjs/common';
import { isQuantitySum, reportOf, type Report } from '@balcao/contracts';
import { isSeen } from '../../access/rows/seen-events.js';
import { ReportPages } from '../../reports/report-pages.js';
import { ReportRows } from '../../reports/report-rows.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan } from '../contributions.js';
import { shapeOf } from '../entry-shapes.js';
import { StoredLeg, type Term } from '../stored-leg.js';

/** Figures of reports: their totals, and those of groups, which are narrower. */
@Injectable()
export class ReportFigures {
  constructor(
    private readonly pages: ReportPages,
    private readonly reportRows: ReportRows,
  ) {}

  /** The rows that the report adds up are those that the figure is explained by. */
  async plan({ caller, of, field, sent }: AskedFigure): Promise<Plan> {
    const report = reportOf(of);
    const terms = report && termsOf(report, field);
    if (report === undefined || terms === undefined) throw unknownFigure();
    const asked = await this.pages.ask(caller, report, { ...sent, by: '' });
    const { collection, companyId, list, signs } = asked;
    const { day } = shapeOf(report.collection);
    const isKept = report.isWorkedOut !== true;
    const leg = new StoredLeg({
      rows: await this.reportRows.of(asked),
      companyId,
      collection,
      where: list.where,
      terms,
      shownAs: report.collection,
      ...(list.search !== undefined && { search: list.search }),
      ...(report.signedBy !== undefined && { signs: { field: report.signedBy, of: signs } }),
      ...(isKept && day !== undefined && { day }),
    });
    const kind = isQuantitySum(field) ? 'quantity' : 'money';
    return { kind, opening: 0, legs: [leg] };
  }
}

/** The fields that a sum of a report is made of; none for what it does not add up. */
export function termsOf(report: Report, field: string): readonly Term[] | undefined {
  const derived = report.derived?.find((sum) => sum.field === field);
  const plus = derived?.plus ?? (report.sums.includes(field) ? [field] : []);
  const terms: readonly Term[] = [
    ...plus.map((part): Term => [part, 1]),
    ...(derived?.less ?? []).map((part): Term => [part, -1]),
  ];
  if (terms.length === 0) return undefined;
  return terms.every(([part]) => isSeen(part)) ? terms : undefined;
}
