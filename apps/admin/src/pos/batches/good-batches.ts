import type { TillBatch } from '@balcao/contracts';
import { isExpired } from '@balcao/domain';
import { addDecimals, quantity, type Quantity } from '@balcao/pricing';

/** The effect of an article's batches on selling it on a day. */
export type BatchOutlook = 'good' | 'warned' | 'refused' | 'gone';

/**
 * Whether an article may be sold, by its batches in order of use: expired ones are skipped, or sold
 * with a notice if the company allows it. If none is left, the cashier holding the goods knows
 * better; if nothing is known, the books decide.
 */
export function outlookOf(
  batches: readonly TillBatch[] | undefined,
  today: string,
  sellsExpired: boolean,
): BatchOutlook {
  if (batches === undefined) return 'good';
  const [first] = batches;
  if (first === undefined) return 'gone';
  if (sellsExpired) return isExpired(first, today) ? 'warned' : 'good';
  return batches.every((batch) => isExpired(batch, today)) ? 'refused' : 'good';
}

/** The quantity that an article's batches have for sale on a day. */
export function leftIn(
  batches: readonly TillBatch[],
  today: string,
  sellsExpired: boolean,
): Quantity {
  return batches
    .filter((batch) => sellsExpired || !isExpired(batch, today))
    .reduce((sum, batch) => quantity(addDecimals(sum, quantity(batch.quantity))), quantity('0'));
}
