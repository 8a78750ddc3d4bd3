import { rate, type DocumentDiscount } from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import type { DiscountContent } from './document-content.js';
import { addPricingProblem } from './priced-lines.js';

/** A discount on the whole document: a percentage, an amount, or none; never both. */
export function readDiscount(
  sent: DiscountContent | undefined,
  path: string,
  problems: Problems,
): DocumentDiscount | undefined {
  if (sent === undefined) return undefined;
  const { percentage, minor } = sent;
  if (percentage !== undefined && minor !== undefined) {
    problems.add(path, 'document.discountTwice');
    return undefined;
  }
  if (minor !== undefined) {
    if (Number.isSafeInteger(minor) && minor >= 0) return { minor };
    problems.add(`${path}.minor`, 'pricing.invalidAmount', {});
    return undefined;
  }
  if (percentage === undefined || percentage === '') return undefined;
  try {
    return { percentage: rate(percentage) };
  } catch (error) {
    addPricingProblem(problems, error, `${path}.percentage`, undefined);
    return undefined;
  }
}
