import { treasuryAccounts, treasuryEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readers } from '../../access/rows/row-rules.js';
import type { AskedReport } from '../asked-report.js';
import { StatementRows } from './statement-rows.js';
import { firstDayIn, textIn } from './text-in.js';

/** What came onto a treasury account and left it; undefined where none is asked for. */
export async function treasuryStatement(
  rows: RowReader,
  { collection: asked, companyId, list }: AskedReport,
): Promise<StatementRows | undefined> {
  const accountId = textIn(list.where, 'accountId');
  const reader = readers.getStore();
  // Whoever counts blind sees of no account what is on it.
  if (accountId === undefined || reader?.kind !== 'member' || !reader.rules.seesExpected) {
    return undefined;
  }
  const account = await rows.get(treasuryAccounts, companyId, accountId);
  if (account === undefined) return undefined;
  const from = firstDayIn(list.where, 'on');
  const where = from === undefined ? undefined : { accountId, on: { $lt: from } };
  const [before] =
    where === undefined
      ? []
      : await rows.group(treasuryEntries, companyId, { where, sum: ['amountMinor'] });
  const { on } = list.where;
  return new StatementRows({
    asked,
    collection: treasuryEntries,
    where: { accountId, ...(on !== undefined && { on }) },
    opening: {
      id: '',
      revision: 0,
      on: from ?? '',
      kind: 'carriedOver',
      accountId,
      amountMinor: account.openingBalanceMinor + (before?.sums['amountMinor'] ?? 0),
    },
    sums: { amountMinor: [['amountMinor', 1]] },
    running: ({ amountMinor = 0 }) => ({ runningMinor: amountMinor }),
  });
}
