import { Inject, Injectable } from '@nestjs/common';
import type { OpenAmounts } from '@balcao/contracts';
import type { Ledger } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { partsOf, type OpenOfDay } from './ageing.js';
import type { ReaderView } from './reader-view.js';

/** The types of documents that something may be left of, by whose account they are on. */
export interface OwedTypes {
  /** What clients owe, and what takes that off. */
  readonly sales: { readonly owed: readonly string[]; readonly credits: readonly string[] };
  /** What suppliers are owed. */
  readonly purchases: { readonly owed: readonly string[]; readonly credits: readonly string[] };
}

/** Groups the types by their effect on an account, in the order of their codes. */
export function owedTypesOf({ documentTypes }: Pick<ReaderView, 'documentTypes'>): OwedTypes {
  const types = [...documentTypes.types.values()];
  const of = (group: string, effect: string) =>
    types
      .filter((type) => type.group === group && type.accountEffect === effect)
      .map(({ id }) => id)
      .sort();
  return {
    sales: { owed: of('sales', 'debit'), credits: of('sales', 'credit') },
    purchases: { owed: of('purchases', 'credit'), credits: of('purchases', 'debit') },
  };
}

const open = ['unpaid', 'partiallyPaid'] as const;

/** What is left to be paid of open documents, by how late it is. */
@Injectable()
export class OpenDocumentAmounts {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async of(
    companyId: string,
    ledger: Ledger,
    { owed, credits }: OwedTypes['sales'],
    today: string,
  ): Promise<OpenAmounts> {
    const [days, daysOfCredits, advances] = await Promise.all([
      this.#days(companyId, owed),
      this.#days(companyId, credits),
      this.#advances(companyId, ledger),
    ]);
    const parts = partsOf(days, today);
    const late = parts.filter(({ step }) => step !== 'notDue');
    return {
      typeIds: owed,
      count: countOf(days),
      pendingMinor: pendingOf(days),
      overdueMinor: pendingOf(late),
      parts,
      credits: {
        typeIds: credits,
        count: countOf(daysOfCredits),
        pendingMinor: pendingOf(daysOfCredits),
      },
      advances,
    };
  }

  /** What of them is late. */
  async overdue(companyId: string, owed: readonly string[], today: string) {
    const days = await this.#days(companyId, owed);
    const late = days.filter(({ dueOn }) => dueOn < today);
    return { typeIds: owed, count: countOf(late), pendingMinor: pendingOf(late) };
  }

  async #advances(companyId: string, ledger: Ledger): Promise<OpenAmounts['advances']> {
    const [group] = await this.rows.group(payments, companyId, {
      where: { ledger, status: 'active', unallocatedMinor: { $ne: 0 } },
      sum: ['unallocatedMinor'],
    });
    return { count: group?.count ?? 0, pendingMinor: group?.sums['unallocatedMinor'] ?? 0 };
  }

  async #days(companyId: string, typeIds: readonly string[]): Promise<readonly OpenOfDay[]> {
    const groups = await this.rows.group(documents, companyId, {
      where: { typeId: { $in: typeIds }, status: { $in: open } },
      by: ['dueOn'],
      sum: ['pendingMinor'],
    });
    return groups.map(({ key, count, sums }) => ({
      dueOn: String(key['dueOn']),
      count,
      pendingMinor: sums['pendingMinor'] ?? 0,
    }));
  }
}

type Counted = Pick<OpenOfDay, 'count' | 'pendingMinor'>;

const countOf = (days: readonly Counted[]) => days.reduce((sum, { count }) => sum + count, 0);
const pendingOf = (days: readonly Counted[]) =>
  days.reduce((sum, { pendingMinor }) => sum + pendingMinor, 0);
