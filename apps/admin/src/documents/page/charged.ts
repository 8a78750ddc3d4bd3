import type { DocumentAnswer } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';

interface Charged {
  readonly content: {
    readonly totals: Pick<DocumentAnswer['content']['totals'], 'vatMinor' | 'discountMinor'>;
  };
}

/** Whether the document shows VAT and discounts: internal ones do only if issued with them. */
export function isChargedIn({
  group,
  content: { totals },
}: Pick<DocumentAnswer, 'group'> & Charged): boolean {
  return bearsVat(group) || totals.vatMinor !== 0 || totals.discountMinor !== 0;
}
