import type { TillBatch } from '@balcao/contracts';
import { isExpired } from '@balcao/domain';

/** What the batches of an article let a till do on a day. */
export type BatchOutlook = 'good' | 'warned' | 'refused';

/**
 * Whether an article may be sold, by the batches that leave first before the others: what has
 * expired is passed over, or sold with a word about it where the company sells it.
 */
export function outlookOf(
  batches: readonly TillBatch[],
  today: string,
  sellsExpired: boolean,
): BatchOutlook {
  const [first] = batches;
  if (first === undefined) return 'good';
  if (sellsExpired) return isExpired(first, today) ? 'warned' : 'good';
  return batches.every((batch) => isExpired(batch, today)) ? 'refused' : 'good';
}
