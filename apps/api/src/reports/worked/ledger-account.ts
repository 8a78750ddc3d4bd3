import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { StatementRows } from './statement-rows.js';
import { firstDayIn } from './text-in.js';

/** What was posted to an account; undefined where none is asked for. */
export async function ledgerAccount(
  rows: RowReader,
  { collection: asked, companyId, list }: AskedReport,
): Promise<StatementRows | undefined> {
  const { account } = list.where;
  if (account === undefined) return undefined;
  const from = firstDayIn(list.where, 'on');
  const [opening] =
    from === undefined
      ? []
      : await rows.group(ledgerEntries, companyId, {
          where: { ...list.where, on: { $lt: from } },
          sum: ['debitMinor', 'creditMinor'],
        });
  const { debitMinor = 0, creditMinor = 0 } = opening?.sums ?? {};
  return new StatementRows({
    asked,
    collection: ledgerEntries,
    where: list.where,
    opening:
      from === undefined
        ? undefined
        : { id: '', revision: 0, on: from, balanceMinor: debitMinor - creditMinor },
    sums: {
      debitMinor: [['debitMinor', 1]],
      creditMinor: [['creditMinor', 1]],
      balanceMinor: [
        ['debitMinor', 1],
        ['creditMinor', -1],
      ],
    },
    running: ({ balanceMinor = 0 }) => ({ runningMinor: balanceMinor }),
  });
}
