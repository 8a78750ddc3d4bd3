import type { Problems } from '../refusal.js';
import type { DiscountContent, DocumentContent } from './document-content.js';

const isAnything = (percentage: string): boolean => /[1-9]/.test(percentage);

const isTaken = (discount: DiscountContent | undefined): boolean =>
  isAnything(discount?.percentage ?? '') || (discount?.minor ?? 0) !== 0;

/** What moves within the house costs what is written: nothing is taken off it. */
export function refuseDiscounts(content: DocumentContent, problems: Problems): void {
  for (const [index, { discounts = [], discountMinor = 0 }] of content.lines.entries()) {
    const path = `lines.${index}`;
    const params = { line: index + 1 };
    if (discounts.some(isAnything)) problems.add(`${path}.discounts`, 'line.atCost', params);
    if (discountMinor !== 0) problems.add(`${path}.discountMinor`, 'line.atCost', params);
  }
  for (const field of ['commercialDiscount', 'financialDiscount'] as const) {
    if (isTaken(content[field])) problems.add(field, 'document.atCost');
  }
}
