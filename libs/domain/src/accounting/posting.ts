import type { PaymentRow } from '../payments/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import { postingOf } from './account-roles.js';
import { postingParts, type PartName, type PostingPart } from './posting-rules.js';

/** One line of an entry: above zero a debit, below zero a credit. */
export interface Posting {
  /** See `postingOf`. */
  readonly posting: string;
  /** Minor units of the company's currency. */
  readonly amountMinor: number;
  /** Whose account it is, of clients and suppliers. */
  readonly partyId?: string;
  readonly warehouseId?: string;
}

/** What a part's account is kept apart by, and whom or where it is about. */
export interface PostedFor {
  readonly key?: string;
  readonly partyId?: string;
  readonly warehouseId?: string;
}

/** The lines of one entry; those of the same account, party and warehouse are one. */
export class Postings {
  readonly #lines = new Map<string, Posting>();
  #sumMinor = 0;

  /** Posts an amount by the rule of its part. */
  add(part: PartName, amountMinor: number, { key, ...of }: PostedFor = {}): void {
    const { role, side, below = role }: PostingPart = postingParts[part];
    const signedMinor = side === 'debit' ? amountMinor : 0 - amountMinor;
    if (signedMinor === 0) return;
    const posting = postingOf(amountMinor < 0 ? below : role, key);
    const place = `${posting}|${of.partyId ?? ''}|${of.warehouseId ?? ''}`;
    const known = this.#lines.get(place)?.amountMinor ?? 0;
    this.#lines.set(place, { posting, amountMinor: known + signedMinor, ...of });
    this.#sumMinor += signedMinor;
  }

  /** Money as it is worth in the company's currency, and how its cash was rounded. */
  addMoney(entries: readonly TreasuryEntry[], rows: readonly PaymentRow[] = []): void {
    for (const [at, entry] of entries.entries()) {
      const { accountId, amountMinor, worthMinor, roundingMinor = 0 } = entry;
      const worth = worthMinor ?? worthOf(amountMinor, rows[at]);
      this.add('money', worth, { key: accountId });
      this.add('cashRounding', roundingMinor);
    }
  }

  /** Posts what the lines do not come to, so that debits and credits are equal. */
  balance(part: PartName): this {
    const { side } = postingParts[part];
    this.add(part, side === 'debit' ? 0 - this.#sumMinor : this.#sumMinor);
    return this;
  }

  /** The lines that are something. */
  get lines(): readonly Posting[] {
    return [...this.#lines.values()].filter(({ amountMinor }) => amountMinor !== 0);
  }
}

/** Entries of before do not say their worth: the row that made the entry does. */
function worthOf(amountMinor: number, row: PaymentRow | undefined): number {
  if (row?.foreign === undefined || Math.abs(amountMinor) !== row.foreign.amountMinor) {
    return amountMinor;
  }
  const worth = row.amountMinor + row.foreign.differenceMinor;
  return amountMinor < 0 ? 0 - worth : worth;
}
