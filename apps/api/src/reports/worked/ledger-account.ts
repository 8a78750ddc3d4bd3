import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';
import { entriesBefore } from './balances-before.js';
import { StatementRows } from './statement-rows.js';
import { firstDayIn, textsIn } from './text-in.js';

/** What was posted to an account; undefined where none is asked for. */
export async function ledgerAccount(
  rows: RowReader,
  asked: AskedReport,
): Promise<StatementRows | undefined> {
  const { where } = asked.list;
  if (where['account'] === undefined) return undefined;
  const from = firstDayIn(where, 'on');
  return new StatementRows({
    asked: asked.collection,
    collection: ledgerEntries,
    where,
    opening:
      from === undefined
        ? undefined
        : { id: '', revision: 0, on: from, balanceMinor: await openingOf(rows, asked, from) },
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

/** Debits less credits that the account begins the period with. */
async function openingOf(
  rows: RowReader,
  { companyId, list, postings }: AskedReport,
  from: string,
): Promise<number> {
  const parts = await Promise.all(
    entriesBefore(postings, textsIn(list.where, 'account'), from).map((condition) =>
      rows.group(ledgerEntries, companyId, {
        where: { ...list.where, ...condition },
        sum: ['debitMinor', 'creditMinor'],
      }),
    ),
  );
  return parts
    .flat()
    .reduce(
      (sum, { sums: { debitMinor = 0, creditMinor = 0 } }) => sum + debitMinor - creditMinor,
      0,
    );
}
