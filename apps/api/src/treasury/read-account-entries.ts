import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TreasuryEntryRow } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { treasuryAccounts, treasuryEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import {
  beforeEntry,
  inOrderOfDays,
  withinDays,
  type AccountRange,
} from '../reading/account-days.js';

/** A page of a treasury account's statement, in the order of its days. */
export interface AccountEntries {
  readonly rows: readonly TreasuryEntryRow[];
  readonly first: number;
  readonly total: number;
  /** What was on the account before the first of these entries. */
  readonly openingMinor: number;
}

/** Asks for a page of one treasury account, with the balance after each entry. */
export class ReadAccountEntries extends Query<AccountEntries> {
  constructor(
    readonly companyId: string,
    readonly accountId: string,
    readonly range: AccountRange,
  ) {
    super();
  }
}

@QueryHandler(ReadAccountEntries)
export class ReadAccountEntriesHandler implements IQueryHandler<ReadAccountEntries> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, accountId, range }: ReadAccountEntries): Promise<AccountEntries> {
    const account = await this.rows.get(treasuryAccounts, companyId, accountId);
    if (!account) return refuse('treasury.accountNotFound', { id: accountId });
    const { from, page, perPage } = range;
    const where = { accountId, ...withinDays(range) };
    const first = (page - 1) * perPage;
    const sort = inOrderOfDays;
    const [entries, total] = await Promise.all([
      this.rows.find(treasuryEntries, companyId, { where, sort, skip: first, limit: perPage }),
      this.rows.count(treasuryEntries, companyId, { where }),
    ]);
    const movedMinor = await this.movedBefore(companyId, accountId, entries[0], from);
    const openingMinor = account.openingBalanceMinor + movedMinor;
    let balanceMinor = openingMinor;
    const rows = entries.map((entry) => {
      balanceMinor += entry.amountMinor;
      return { ...entry, balanceMinor };
    });
    return { rows, first, total, openingMinor };
  }

  private async movedBefore(
    companyId: string,
    accountId: string,
    entry: TreasuryEntryRow | undefined,
    from: string | undefined,
  ): Promise<number> {
    const before = beforeEntry(entry, from);
    if (before === undefined) return 0;
    const query = { where: { accountId, ...before }, sum: ['amountMinor'] as const };
    const [group] = await this.rows.group(treasuryEntries, companyId, query);
    return group?.sums['amountMinor'] ?? 0;
  }
}
