import { incomeLines, type IncomeLine, type IncomeStatementRow } from '@balcao/contracts';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { postedTo } from './balances-before.js';
import { incomeLineOf } from './income-places.js';
import { lastDayIn } from './text-in.js';

/**
 * A row for each line that something was posted to in the period; with a period to compare with,
 * those of that period as well.
 */
export async function incomeStatement(
  rows: RowReader,
  asked: AskedReport,
): Promise<readonly IncomeStatementRow[]> {
  const { list, previous } = asked;
  const made = await Promise.all(
    [list.where, ...(previous === undefined ? [] : [previous])].map((where) =>
      incomeOf(rows, asked, where),
    ),
  );
  return made.flat();
}

/** The conditions that are on entries: those on lines choose among what is made of them. */
const ofEntries = ({ on, warehouseId }: AskedReport['list']['where']) => ({
  ...(on !== undefined && { on }),
  ...(warehouseId !== undefined && { warehouseId }),
});

const lines = Object.keys(incomeLines) as readonly IncomeLine[];

async function incomeOf(
  rows: RowReader,
  asked: AskedReport,
  where: AskedReport['list']['where'],
): Promise<readonly IncomeStatementRow[]> {
  const sums = new Map<IncomeLine, number>();
  for (const [code, { debitMinor, creditMinor }] of await postedTo(rows, asked, ofEntries(where))) {
    const line = incomeLineOf(code);
    if (line === undefined) continue;
    sums.set(line, (sums.get(line) ?? 0) + creditMinor - debitMinor);
  }
  const on = lastDayIn(where, 'on') ?? asked.today;
  return lines.flatMap((line, at): IncomeStatementRow[] => {
    const amountMinor = sums.get(line);
    if (amountMinor === undefined) return [];
    const id = lineId(at);
    return [
      { id, revision: 0, ...placeIn(where), on, section: incomeLines[line], line, amountMinor },
    ];
  });
}

/** The place that is asked for is that of the row. */
const placeIn = ({ warehouseId }: AskedReport['list']['where']) =>
  typeof warehouseId === 'string' ? { warehouseId } : {};

/** Ids that stand in the order of the lines. */
export const lineId = (at: number): string => String(at + 1).padStart(2, '0');

/** The line of an id. */
export const incomeLineAt = (id: string): IncomeLine | undefined =>
  lines[Number.parseInt(id, 10) - 1];
