import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  unitPrice,
  type PricedDocument,
} from '@balcao/pricing';
import type { Cart, CartDiscount, CartLine } from '../cart/cart.js';

/** A member's limits, in per cent; a missing one is unlimited. */
export interface DiscountLimits {
  readonly lineDiscount?: string;
  readonly documentDiscount?: string;
}

/** An excess over a limit, in per cent, as the books would refuse it. */
export interface Excess {
  /** Key of a figure of a line, so that it is approved once. */
  readonly key: string;
  readonly kind: 'discount' | 'price' | 'total';
  readonly given: string;
  readonly limit: string;
}

const hundred = unitPrice('100');
const nothing = unitPrice('0');

/** A lower price as a discount in per cent; 0 for a higher one. */
export function discountOfPrice(price: string, own: string): string {
  const [asked, usual] = [unitPrice(price), unitPrice(own)];
  if (compareDecimals(asked, usual) >= 0 || compareDecimals(usual, nothing) === 0) return '0';
  return divideDecimals(multiplyDecimals(subtractDecimals(usual, asked), hundred), usual, 2);
}

const isBeyond = (given: string, limit: string): boolean =>
  compareDecimals(unitPrice(given), unitPrice(limit)) > 0;

export interface Judged {
  readonly cart: Cart;
  readonly priced: PricedDocument;
  /** The article's regular price; undefined if unknown. */
  readonly ownPrice: (line: CartLine) => string | undefined;
}

/** The excesses of a sale over a member's limits, in line order. */
export function excessesOf(
  { cart, priced, ownPrice }: Judged,
  { lineDiscount, documentDiscount }: DiscountLimits,
): readonly Excess[] {
  const excesses: Excess[] = [];
  const judge = (kind: Excess['kind'], of: string, given: string, limit?: string): void => {
    if (limit === undefined || !isBeyond(given, limit)) return;
    excesses.push({ key: `${kind} ${of} ${given}`, kind, given, limit });
  };
  for (const [index, line] of cart.lines.entries()) {
    const grossMinor = priced.lines[index]?.grossMinor ?? 0;
    judge('discount', line.key, percentageOf(line.discount, grossMinor), lineDiscount);
    const own = ownPrice(line) ?? line.unitPrice;
    judge('price', line.key, discountOfPrice(line.unitPrice, own), lineDiscount);
  }
  const { subtotalMinor } = priced.totals;
  judge('total', '', percentageOf(cart.discount, subtotalMinor), documentDiscount);
  return excesses;
}

/** A discount in per cent of its base; minor units. */
function percentageOf(discount: CartDiscount | undefined, ofMinor: number): string {
  if (discount === undefined) return '0';
  if ('percentage' in discount) return discount.percentage;
  if (ofMinor <= 0) return '0';
  const taken = multiplyDecimals(unitPrice(`${discount.minor}`), hundred);
  return divideDecimals(taken, unitPrice(`${ofMinor}`), 2);
}
