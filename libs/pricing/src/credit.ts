import type { Quantity } from './decimal.js';
import { addDecimals, align, compareDecimals, subtractDecimals } from './decimal-arithmetic.js';
import { PricingError } from './pricing-error.js';
import { divideRoundedBig } from './rounding.js';

/** A line of the invoice, or what was credited of it so far. */
export interface LineFigures {
  readonly quantity: Quantity;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** What one credit note takes back of one line. */
export interface CreditFigures {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/**
 * The cumulative rule: a credit note takes the rounded share of everything credited up to now,
 * minus what was credited before. So the notes never exceed the invoice (docs/rules.md, C17) and,
 * once the whole quantity is back, equal it. Where prices include VAT the customer's money leads (a
 * unit sold at 12.45 is returned at 12.45) and VAT follows by subtraction; otherwise base and VAT
 * each follow the rule. Throws `pricing.creditExceedsQuantity`, `pricing.negativeQuantity`.
 */
export function creditShare(
  original: LineFigures,
  credited: LineFigures,
  quantityNow: Quantity,
  vatIncluded: boolean,
): CreditFigures {
  refuseMoreThanLeft(original.quantity, credited.quantity, quantityNow);
  const leftBase = original.baseMinor - credited.baseMinor;
  const leftVat = original.vatMinor - credited.vatMinor;
  const portion = portionOf(original.quantity, credited.quantity, quantityNow);
  const baseDue = portion(original.baseMinor) - credited.baseMinor;
  if (!vatIncluded) {
    const vatDue = portion(original.vatMinor) - credited.vatMinor;
    return { baseMinor: clamp(baseDue, 0, leftBase), vatMinor: clamp(vatDue, 0, leftVat) };
  }
  const totalDue = portion(original.baseMinor + original.vatMinor);
  const creditedTotal = credited.baseMinor + credited.vatMinor;
  const total = clamp(totalDue - creditedTotal, 0, leftBase + leftVat);
  const baseMinor = clamp(baseDue, Math.max(0, total - leftVat), Math.min(total, leftBase));
  return { baseMinor, vatMinor: total - baseMinor };
}

/**
 * Takes back so much of a line's value and nothing of its quantity: base where prices are without
 * VAT, base and VAT together where they include it. The other part follows the cumulative rule;
 * never more than what is left is taken.
 */
export function creditValue(
  original: LineFigures,
  credited: LineFigures,
  valueMinor: number,
  vatIncluded: boolean,
): CreditFigures {
  const leftBase = original.baseMinor - credited.baseMinor;
  const leftVat = original.vatMinor - credited.vatMinor;
  if (vatIncluded) {
    const total = clamp(valueMinor, 0, leftBase + leftVat);
    const whole = original.baseMinor + original.vatMinor;
    const due = shareOf(original.baseMinor, credited.baseMinor + credited.vatMinor + total, whole);
    const least = Math.max(0, total - leftVat);
    const baseMinor = clamp(due - credited.baseMinor, least, Math.min(total, leftBase));
    return { baseMinor, vatMinor: total - baseMinor };
  }
  const baseMinor = clamp(valueMinor, 0, leftBase);
  const due = shareOf(original.vatMinor, credited.baseMinor + baseMinor, original.baseMinor);
  return { baseMinor, vatMinor: clamp(due - credited.vatMinor, 0, leftVat) };
}

function refuseMoreThanLeft(whole: Quantity, credited: Quantity, now: Quantity): void {
  if (now.startsWith('-')) throw new PricingError('pricing.negativeQuantity', { value: now });
  const remaining = subtractDecimals(whole, credited);
  if (compareDecimals(now, remaining) <= 0) return;
  throw new PricingError('pricing.creditExceedsQuantity', { quantity: now, remaining });
}

/** Takes of an amount what the quantity returned so far is of the whole, rounded. */
function portionOf(whole: Quantity, before: Quantity, now: Quantity): (minor: number) => number {
  const { unitsA: returned, unitsB: invoiced } = align(addDecimals(before, now), whole);
  if (invoiced === 0n) return (minor) => minor;
  return (minor) => Number(divideRoundedBig(BigInt(minor) * returned, invoiced));
}

/** `amount` × `part` ÷ `whole`, rounded. */
function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number(divideRoundedBig(BigInt(amount) * BigInt(part), BigInt(whole)));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
