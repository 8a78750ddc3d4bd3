import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import type { CashRegisterFields } from './pos.events.js';
import { DENOMINATIONS_MAX } from './pos.limits.js';

/** A number of notes or coins of one value. */
export interface Denomination {
  readonly valueMinor: number;
  readonly count: number;
}

/**
 * Notes and coins in use, from the greatest; a currency that is missing is counted as a total.
 * The metical's are those of the series of 2024.
 */
const valuesByCurrency: Readonly<Record<string, readonly number[]>> = {
  MZN: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 10, 1],
  ZAR: [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
};

/** The values of a currency's notes and coins, in minor units. */
export function denominationsOf(currency: string): readonly number[] {
  return valuesByCurrency[currency] ?? [];
}

/** Those that a drawer is counted by, from the greatest: those of its register, if it names any. */
export function countedIn(
  register: Pick<CashRegisterFields, 'denominations'> | undefined,
  currency: string,
): readonly number[] {
  const { denominations: own = [] } = register ?? {};
  if (own.length === 0) return denominationsOf(currency);
  return [...new Set(own)].toSorted((one, other) => other - one);
}

/** The total of the notes and coins. */
export function totalOf(denominations: readonly Denomination[]): number {
  return denominations.reduce((sum, { valueMinor, count }) => sum + valueMinor * count, 0);
}

/** A count as sent: by denomination, or as a total. */
export interface SentCount {
  readonly totalMinor: number | undefined;
  readonly denominations: readonly Denomination[] | undefined;
}

/** Reads a count; a total sent along with denominations must equal their sum. */
export function readCount(
  { totalMinor, denominations }: SentCount,
  path: string,
  problems: Problems,
): number {
  if (denominations !== undefined) {
    if (denominations.length > DENOMINATIONS_MAX) {
      problems.add('denominations', 'field.tooMany', {
        field: 'denominations',
        max: DENOMINATIONS_MAX,
      });
    }
    for (const [index, { valueMinor, count }] of denominations.entries()) {
      const isRead = Number.isSafeInteger(valueMinor) && valueMinor > 0;
      if (isRead && Number.isSafeInteger(count) && count >= 0) continue;
      problems.add(`denominations.${index}`, 'field.invalid', { field: 'denominations' });
    }
    const counted = totalOf(denominations);
    checkCounted(counted, path, problems);
    if (totalMinor !== undefined && totalMinor !== counted) {
      problems.add(path, 'shift.countDiffers', {
        counted: formatMinor(Number.isSafeInteger(counted) ? counted : AMOUNT_MINOR_MAX),
      });
    }
    return counted;
  }
  if (totalMinor === undefined) problems.add(path, 'field.required', { field: path });
  else if (!Number.isSafeInteger(totalMinor) || totalMinor < 0) {
    problems.add(path, 'field.invalid', { field: path });
  } else checkCounted(totalMinor, path, problems);
  return totalMinor ?? 0;
}

function checkCounted(countedMinor: number, path: string, problems: Problems): void {
  if (countedMinor <= AMOUNT_MINOR_MAX) return;
  problems.add(path, 'amount.tooLarge', { max: formatMinor(AMOUNT_MINOR_MAX) });
}
