import { balanceLines, sideOf, type BalanceLine, type BalanceSheetRow } from '@balcao/contracts';
import { addDays, firstDayOfYear } from '@balcao/domain';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { balanceLinesOf, type BalanceLineAccounts } from './balance-places.js';
import { balancesBefore } from './balances-before.js';
import { lineId } from './income-statement.js';

/** Assets, equity and liabilities at the end of a day. */
export interface BalanceAt {
  readonly accounts: BalanceLineAccounts;
  /** Debits less credits of earlier years' income and expenses, and of this year's. */
  readonly retainedMinor: number;
  readonly ofYearMinor: number;
}

/** The balance of all lines at the end of a day. */
export async function balanceAt(
  rows: RowReader,
  asked: Pick<AskedReport, 'companyId' | 'postings'>,
  day: string,
): Promise<BalanceAt> {
  const { lasting, ofYear, retainedMinor } = await balancesBefore(rows, asked, {
    before: addDays(day, 1),
    yearBegins: firstDayOfYear(day),
  });
  const balances = [...lasting].map(([code, balanceMinor]) => ({ code, balanceMinor }));
  return {
    accounts: balanceLinesOf(balances),
    retainedMinor,
    ofYearMinor: [...ofYear.values()].reduce((sum, minor) => sum + minor, 0),
  };
}

const lines = Object.keys(balanceLines) as readonly BalanceLine[];

/** The line of an id. */
export const balanceLineAt = (id: string): BalanceLine | undefined =>
  lines[Number.parseInt(id, 10) - 1];

/** 1 for lines that are worth what their debits exceed their credits by, -1 for the others. */
export const signOfLine = (line: BalanceLine): 1 | -1 => (sideOf(line) === 'assets' ? 1 : -1);

function valueOf(line: BalanceLine, { accounts, retainedMinor, ofYearMinor }: BalanceAt): number {
  const posted = (accounts.get(line) ?? []).reduce((sum, each) => sum + each.balanceMinor, 0);
  const results =
    line === 'netResult' ? ofYearMinor : line === 'retainedEarnings' ? retainedMinor : 0;
  const minor = posted + results;
  return minor === 0 ? 0 : signOfLine(line) * minor;
}

/** A row for each line that is worth something on the day, or on the one to compare with. */
export async function balanceSheet(
  rows: RowReader,
  asked: AskedReport,
): Promise<readonly BalanceSheetRow[]> {
  const { on, besideOn } = asked;
  const [now, before] = await Promise.all([
    balanceAt(rows, asked, on),
    besideOn === undefined ? undefined : balanceAt(rows, asked, besideOn),
  ]);
  return lines.flatMap((line, at): BalanceSheetRow[] => {
    const valueMinor = valueOf(line, now);
    const previousMinor = before && valueOf(line, before);
    if (valueMinor === 0 && (previousMinor ?? 0) === 0) return [];
    return [
      {
        id: lineId(at),
        revision: 0,
        balanceSide: sideOf(line),
        section: balanceLines[line],
        line,
        valueMinor,
        ...(previousMinor !== undefined && {
          previousMinor,
          changeMinor: valueMinor - previousMinor,
        }),
      },
    ];
  });
}
