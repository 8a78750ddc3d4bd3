import { rate, type DocumentDiscount, type PricingOptions } from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import type { Writable } from '../kernel/index.js';
import type { DiscountContent, DocumentContent } from './document-content.js';
import type { IssuedDiscount } from './document.events.js';
import { addPricingProblem } from './priced-lines.js';

/** The discounts of a document, as it keeps them. */
export interface ReadDiscounts {
  readonly commercialDiscount?: IssuedDiscount;
  readonly financialDiscount?: IssuedDiscount;
}

/** Both discounts of a document; one on a VAT code needs a line of it. */
export function readDiscounts(
  content: Pick<DocumentContent, keyof ReadDiscounts>,
  lines: readonly { readonly vat: { readonly id: string } }[],
  problems: Problems,
): ReadDiscounts {
  const read: Writable<ReadDiscounts> = {};
  for (const field of ['commercialDiscount', 'financialDiscount'] as const) {
    const discount = readDiscount(content[field], field, problems);
    if (discount === undefined) continue;
    const { vatId } = discount;
    if (vatId !== undefined && !lines.some(({ vat }) => vat.id === vatId)) {
      problems.add(`${field}.vatId`, 'document.discountVatNotOnLines');
    }
    read[field] = discount;
  }
  return read;
}

/** The discounts as pricing takes them. */
export function pricedDiscounts({
  commercialDiscount,
  financialDiscount,
}: ReadDiscounts): Pick<PricingOptions, keyof ReadDiscounts> {
  return {
    ...(commercialDiscount && { commercialDiscount: pricedDiscount(commercialDiscount) }),
    ...(financialDiscount && { financialDiscount: pricedDiscount(financialDiscount) }),
  };
}

const pricedDiscount = ({ vatId, ...discount }: IssuedDiscount): DocumentDiscount =>
  vatId === undefined ? discount : { ...discount, taxGroup: vatId };

/** A percentage, an amount, or none; never both. */
function readDiscount(
  sent: DiscountContent | undefined,
  path: string,
  problems: Problems,
): IssuedDiscount | undefined {
  if (sent === undefined) return undefined;
  const { percentage, minor, vatId } = sent;
  const on = vatId === undefined || vatId === '' ? {} : { vatId };
  if (percentage !== undefined && minor !== undefined) {
    problems.add(path, 'document.discountTwice');
    return undefined;
  }
  if (minor !== undefined) {
    if (Number.isSafeInteger(minor) && minor >= 0) return { ...on, minor };
    problems.add(`${path}.minor`, 'pricing.invalidAmount', {});
    return undefined;
  }
  if (percentage === undefined || percentage === '') return undefined;
  try {
    return { ...on, percentage: rate(percentage) };
  } catch (error) {
    addPricingProblem(problems, error, `${path}.percentage`, undefined);
    return undefined;
  }
}
