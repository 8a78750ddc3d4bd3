import type { TillBatch } from '@balcao/contracts';
import { isExpired } from '@balcao/domain';
import { addDecimals, quantity, type Quantity } from '@balcao/pricing';

/** What the batches of an article let a till do on a day. */
export type BatchOutlook = 'good' | 'warned' | 'refused' | 'gone';

/**
 * Whether an article may be sold, by the batches that leave first before the others: what has
 * expired is passed over, or sold with a word about it where the company sells it. Where none is
 * left, who holds the goods knows better; where nothing is known, the books decide.
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

/** How much of an article its batches have for a till to sell on a day. */
export function leftIn(
  batches: readonly TillBatch[],
  today: string,
  sellsExpired: boolean,
): Quantity {
  return batches
    .filter((batch) => sellsExpired || !isExpired(batch, today))
    .reduce((sum, batch) => quantity(addDecimals(sum, quantity(batch.quantity))), quantity('0'));
}
