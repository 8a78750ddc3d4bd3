import type { TrialBalanceRow } from '@balcao/contracts';
import { codeOf } from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { Group, RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { firstDayIn, lastDayIn, textIn } from './text-in.js';

type Figures = Pick<TrialBalanceRow, 'openingMinor' | 'debitMinor' | 'creditMinor'>;

const nothing: Figures = { openingMinor: 0, debitMinor: 0, creditMinor: 0 };

/** A row for each account that something was posted to until the end of the period. */
export async function trialBalance(
  rows: RowReader,
  { companyId, list, postings, today }: AskedReport,
): Promise<readonly TrialBalanceRow[]> {
  const from = firstDayIn(list.where, 'on');
  const to = lastDayIn(list.where, 'on');
  const warehouseId = textIn(list.where, 'warehouseId');
  const place = warehouseId === undefined ? {} : { warehouseId };
  const sumsOf = (on: object): Promise<readonly Group[]> =>
    rows.group(ledgerEntries, companyId, {
      where: { ...place, ...(Object.keys(on).length > 0 && { on }) },
      by: ['account'],
      sum: ['debitMinor', 'creditMinor'],
    });
  const [before, within] = await Promise.all([
    from === undefined ? [] : sumsOf({ $lt: from }),
    sumsOf({ ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) }),
  ]);
  const accounts = new Map<string, Figures>();
  const add = ({ key }: Group, made: Partial<Figures>): void => {
    const code = codeOf(postings, String(key['account']));
    const known = accounts.get(code) ?? nothing;
    accounts.set(code, {
      openingMinor: known.openingMinor + (made.openingMinor ?? 0),
      debitMinor: known.debitMinor + (made.debitMinor ?? 0),
      creditMinor: known.creditMinor + (made.creditMinor ?? 0),
    });
  };
  for (const group of before) {
    const { debitMinor = 0, creditMinor = 0 } = group.sums;
    add(group, { openingMinor: debitMinor - creditMinor });
  }
  for (const group of within) add(group, group.sums);
  // The period and place that are asked for are those of the row.
  const asked = { on: to ?? from ?? today, ...place };
  return [...accounts].map(([code, figures]) => {
    const { name = code, nameEn = code } = postings.names.get(code) ?? {};
    const { openingMinor, debitMinor, creditMinor } = figures;
    return {
      id: code,
      revision: 0,
      ...asked,
      code,
      name,
      nameEn,
      class: code.slice(0, 1),
      ...figures,
      closingMinor: openingMinor + debitMinor - creditMinor,
    };
  });
}
