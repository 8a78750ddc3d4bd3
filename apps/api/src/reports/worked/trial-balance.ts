import type { TrialBalanceRow } from '@balcao/contracts';
import { codeOf, firstDayOfYear } from '@balcao/domain';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { balancesBefore, postedTo, type Posted } from './balances-before.js';
import { firstDayIn, lastDayIn, textIn } from './text-in.js';

const nothing: Posted = { debitMinor: 0, creditMinor: 0 };

/**
 * A row for each account that something was posted to until the end of the period; with a period to
 * compare with, those of that period as well.
 */
export async function trialBalance(
  rows: RowReader,
  asked: AskedReport,
): Promise<readonly TrialBalanceRow[]> {
  const { list, previous } = asked;
  const made = await Promise.all(
    [list.where, ...(previous === undefined ? [] : [previous])].map((where) =>
      balanceOf(rows, asked, where),
    ),
  );
  return made.flat();
}

async function balanceOf(
  rows: RowReader,
  asked: AskedReport,
  sent: AskedReport['list']['where'],
): Promise<readonly TrialBalanceRow[]> {
  const { postings, today } = asked;
  const from = firstDayIn(sent, 'on');
  const to = lastDayIn(sent, 'on');
  const warehouseId = textIn(sent, 'warehouseId');
  const where = warehouseId === undefined ? {} : { warehouseId };
  const days = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  const [opening, within] = await Promise.all([
    from === undefined ? new Map<string, number>() : openingOf(rows, asked, from, where),
    postedTo(rows, asked, { ...where, ...(Object.keys(days).length > 0 && { on: days }) }),
  ]);
  // The period and place that are asked for are those of the row.
  const ofRow = { on: to ?? from ?? today, ...where };
  return [...new Set([...opening.keys(), ...within.keys()])].map((code) => {
    const { name = code, nameEn = code } = postings.names.get(code) ?? {};
    const openingMinor = opening.get(code) ?? 0;
    const { debitMinor, creditMinor } = within.get(code) ?? nothing;
    return {
      id: code,
      revision: 0,
      ...ofRow,
      code,
      name,
      nameEn,
      class: code.slice(0, 1),
      openingMinor,
      debitMinor,
      creditMinor,
      closingMinor: openingMinor + debitMinor - creditMinor,
    };
  });
}

/** What each account begins the period with; income and expenses of earlier years are retained. */
async function openingOf(
  rows: RowReader,
  asked: AskedReport,
  from: string,
  where: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, number>> {
  const year = { before: from, yearBegins: firstDayOfYear(from), where };
  const { lasting, ofYear, retainedMinor } = await balancesBefore(rows, asked, year);
  const opening = new Map([...lasting, ...ofYear]);
  if (retainedMinor !== 0) {
    const retained = codeOf(asked.postings, 'retainedEarnings');
    opening.set(retained, (opening.get(retained) ?? 0) + retainedMinor);
  }
  return opening;
}
