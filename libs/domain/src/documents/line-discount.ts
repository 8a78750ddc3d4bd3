import {
  multiplyDecimals,
  parseMinor,
  rate,
  round,
  subtractDecimals,
  unitPrice,
  type Decimal,
} from '@balcao/pricing';
import type { IssuedLine, IssuedTotals } from './document.events.js';

type Line = Pick<IssuedLine, 'grossMinor' | 'discountMinor' | 'discounts' | 'typedDiscountMinor'>;

/** How far an amount may be from its percentages, in minor units: it is rounded once or twice. */
const ROUNDED_MINOR = 1;

/**
 * The discount of a line where an amount shows it: what was typed as one, and what a credit note
 * gives back of the discounts of a whole document. Nothing where the percentages are all of it.
 */
export function discountAsAmount(line: Line): number | undefined {
  const { discountMinor, typedDiscountMinor = 0 } = line;
  if (typedDiscountMinor > 0) return typedDiscountMinor;
  const isAll = Math.abs(discountMinor - byPercentages(line)) <= ROUNDED_MINOR;
  return isAll && (line.discounts.length > 0 || discountMinor === 0) ? undefined : discountMinor;
}

/** What the percentages of a line take off, one after the other. */
function byPercentages({ grossMinor, discounts }: Line): number {
  const whole = rate('100');
  const left = discounts.reduce<Decimal>(
    (of, each) => multiplyDecimals(multiplyDecimals(of, subtractDecimals(whole, each)), percent),
    unitPrice(String(grossMinor)),
  );
  return grossMinor - parseMinor(multiplyDecimals(round(left, 0), percent));
}

const percent = unitPrice('0.01');

/** What all lines of a document come to before their own discounts, and those discounts. */
export function beforeDiscounts({
  subtotalMinor,
  discountMinor,
  commercialMinor,
  financialMinor,
}: Pick<IssuedTotals, 'subtotalMinor' | 'discountMinor' | 'commercialMinor' | 'financialMinor'>): {
  readonly grossMinor: number;
  readonly lineDiscountMinor: number;
} {
  const lineDiscountMinor = discountMinor - commercialMinor - financialMinor;
  return { grossMinor: subtotalMinor + lineDiscountMinor, lineDiscountMinor };
}
