import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AccountEntryRow } from '@balcao/contracts';
import type { Ledger } from '@balcao/domain';
import { accountEntries, documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import {
  beforeEntry,
  inOrderOfDays,
  withinDays,
  type AccountRange,
} from '../reading/account-days.js';

/** A page of a party's account, in the order of its days. */
export interface Statement {
  readonly rows: readonly Required<AccountEntryRow>[];
  readonly first: number;
  readonly total: number;
  /** What the client owed before the first of these entries; the company, of a supplier. */
  readonly openingMinor: number;
}

/** Asks for a page of one party's account, with the balance after each entry. */
export class ReadStatement extends Query<Statement> {
  constructor(
    readonly companyId: string,
    readonly partyId: string,
    readonly ledger: Ledger,
    readonly range: AccountRange,
  ) {
    super();
  }
}

@QueryHandler(ReadStatement)
export class ReadStatementHandler implements IQueryHandler<ReadStatement> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, partyId, ledger, range }: ReadStatement): Promise<Statement> {
    const { from, page, perPage } = range;
    const account = { partyId, ledger };
    const where = { ...account, ...withinDays(range) };
    const first = (page - 1) * perPage;
    const sort = inOrderOfDays;
    const [entries, total] = await Promise.all([
      this.rows.find(accountEntries, companyId, { where, sort, skip: first, limit: perPage }),
      this.rows.count(accountEntries, companyId, { where }),
    ]);
    const openingMinor = await this.balanceBefore(companyId, account, entries[0], from);
    const references = await this.referencesOf(companyId, entries);
    let balanceMinor = openingMinor;
    const rows = entries.map((entry) => {
      balanceMinor += owed(entry);
      const reference = references.get(entry.documentId) ?? entry.reference;
      return { ...entry, reference, balanceMinor };
    });
    return { rows, first, total, openingMinor };
  }

  private async balanceBefore(
    companyId: string,
    account: Account,
    entry: AccountEntryRow | undefined,
    from: string | undefined,
  ): Promise<number> {
    const before = beforeEntry(entry, from);
    if (before === undefined) return 0;
    const where = { ...account, ...before };
    const sum = ['debitMinor', 'creditMinor'] as const;
    const [group] = await this.rows.group(accountEntries, companyId, { where, sum });
    const { debitMinor = 0, creditMinor = 0 } = group?.sums ?? {};
    return owed({ ledger: account.ledger, debitMinor, creditMinor });
  }

  /** How the documents are printed: entries of cancellations do not know it themselves. */
  private async referencesOf(companyId: string, entries: readonly AccountEntryRow[]) {
    const unnamed = entries.filter(({ reference }) => reference === '');
    const ids = [...new Set(unnamed.map(({ documentId }) => documentId))];
    const found = await this.rows.getMany(documents, companyId, ids);
    return new Map(found.map(({ id, reference }) => [id, reference]));
  }
}

type Account = Pick<AccountEntryRow, 'partyId' | 'ledger'>;

/** What is owed more: by a client, or to a supplier, whose account mirrors a client's. */
function owed({
  ledger,
  debitMinor,
  creditMinor,
}: Pick<AccountEntryRow, 'ledger' | 'debitMinor' | 'creditMinor'>): number {
  return ledger === 'client' ? debitMinor - creditMinor : creditMinor - debitMinor;
}
