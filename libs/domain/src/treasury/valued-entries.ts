import { convertMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import { quoteOn } from '../exchange/index.js';
import type { TreasuryEntry } from './treasury.events.js';

/**
 * An entry with what it is worth in the company's currency, where its account's is another: by the
 * rate of the day, and nothing where no rate is known.
 */
export const valued =
  (books: Books, on: string) =>
  (entry: TreasuryEntry): TreasuryEntry => {
    const currency = foreignCurrency(books, entry);
    if (currency === undefined) return entry;
    const rate = quoteOn(books, currency, on)?.rate;
    return { ...entry, worthMinor: rate === undefined ? 0 : convertMinor(entry.amountMinor, rate) };
  };

/** Both entries of a transfer: what leaves is worth what arrives. */
export function valuedPair(
  books: Books,
  on: string,
  from: TreasuryEntry,
  to: TreasuryEntry,
): readonly TreasuryEntry[] {
  const isForeign = [from, to].map((entry) => foreignCurrency(books, entry) !== undefined);
  if (isForeign[0] !== true && isForeign[1] !== true) return [from, to];
  if (isForeign[1] !== true) return [{ ...from, worthMinor: 0 - to.amountMinor }, to];
  const left = valued(books, on)(from);
  return [left, { ...to, worthMinor: 0 - (left.worthMinor ?? left.amountMinor) }];
}

function foreignCurrency(books: Books, { accountId }: TreasuryEntry): string | undefined {
  const currency = books.treasury.accounts.get(accountId)?.currency;
  return currency === companyOf(books).currency ? undefined : currency;
}
