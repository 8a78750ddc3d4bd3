import type { DocumentAnswer } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';

interface Charged {
  readonly content: {
    readonly totals: Pick<DocumentAnswer['content']['totals'], 'vatMinor' | 'discountMinor'>;
  };
}

/**
 * Whether the document says VAT and discounts: what stays within the house has none, unless it was
 * issued with them.
 */
export function isChargedIn({
  group,
  content: { totals },
}: Pick<DocumentAnswer, 'group'> & Charged): boolean {
  return bearsVat(group) || totals.vatMinor !== 0 || totals.discountMinor !== 0;
}
