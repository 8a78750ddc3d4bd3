import { CASH_COIN_MINOR_MAX, cashRoundings } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { PaymentRowContent } from './payments.commands.js';
import type { PaymentRow } from './payments.events.js';

/** What coins make of a row: its amount with its rounding, in minor units. */
export const handedMinor = ({
  amountMinor,
  roundingMinor = 0,
}: Pick<PaymentRow, 'amountMinor' | 'roundingMinor'>): number => amountMinor + roundingMinor;

/** Σ of what the rows are rounded by. */
export const roundingOf = (rows: readonly Pick<PaymentRow, 'roundingMinor'>[]): number =>
  rows.reduce((sum, { roundingMinor = 0 }) => sum + roundingMinor, 0);

/**
 * What each row of money from or to a client is rounded by. A till says how its paper is rounded;
 * elsewhere cash in the company's currency is rounded to the company's coin.
 */
export function readRoundings(books: Books, sent: readonly PaymentRowContent[]): readonly number[] {
  if (sent.some(({ roundingMinor }) => roundingMinor !== undefined)) {
    return sent.map(({ roundingMinor = 0 }) => roundingMinor);
  }
  const { cashCoinMinor } = books.companies.settings.get();
  const cash = sent.filter((row) => isCash(books, row));
  const roundings = cashRoundings(cash.map(countedMinor), cashCoinMinor);
  return sent.map((row) => roundings[cash.indexOf(row)] ?? 0);
}

/** Whether the rounding that a till names is one that a coin can have brought about. */
export const isPossibleRounding = (
  books: Books,
  row: PaymentRowContent,
  roundingMinor: number,
): boolean =>
  roundingMinor === 0 ||
  (Number.isSafeInteger(roundingMinor) &&
    2 * Math.abs(roundingMinor) <= CASH_COIN_MINOR_MAX &&
    isCash(books, row));

function isCash(books: Books, { methodId = '', treasuryAccountId }: PaymentRowContent): boolean {
  const method = books.payments.methods.get(methodId);
  if (method?.kind !== 'cash') return false;
  const account = books.treasury.accounts.get(treasuryAccountId ?? method.accountId ?? '');
  return account === undefined || account.currency === companyOf(books).currency;
}

/** Amounts that are refused anyway do not count. */
const countedMinor = ({ amountMinor }: PaymentRowContent): number =>
  Number.isSafeInteger(amountMinor) && amountMinor > 0 ? amountMinor : 0;
