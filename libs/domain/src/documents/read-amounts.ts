import {
  compareDecimals,
  priceDocument,
  quantity,
  rate,
  unitPrice,
  type Quantity,
  type Rate,
  type UnitPrice,
} from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import type { LineContent } from './document-content.js';
import { addPricingProblem } from './priced-lines.js';

/** How much of what at which price. */
export interface LineAmounts {
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly discounts: readonly Rate[];
  readonly typedDiscountMinor: number | undefined;
}

const noDiscounts: readonly Rate[] = [];
const one = quantity('1');
const free = unitPrice('0');
const whole = rate('100');

/** Reads the figures of one line; what is wrong is added with the line's place. */
export function readAmounts(
  content: LineContent,
  index: number,
  decimalPlaces: number,
  problems: Problems,
): LineAmounts | undefined {
  const amount = tryRead(quantity, content.quantity, index, 'quantity', problems);
  const price = tryRead(unitPrice, content.unitPrice, index, 'unitPrice', problems);
  const discounts = content.discounts ? readRates(content.discounts, index, problems) : noDiscounts;
  const { discountMinor } = content;
  if (amount === '0') {
    problems.add(`lines.${index}.quantity`, 'pricing.invalidQuantity', { line: index + 1 });
  }
  if (price !== undefined && hasMorePlaces(price, decimalPlaces)) {
    const params = { line: index + 1, places: decimalPlaces };
    problems.add(`lines.${index}.unitPrice`, 'line.tooManyDecimals', params);
  }
  if (discountMinor !== undefined && !(Number.isSafeInteger(discountMinor) && discountMinor >= 0)) {
    problems.add(`lines.${index}.discountMinor`, 'pricing.invalidAmount', { line: index + 1 });
  }
  const isRead = amount !== undefined && amount !== '0' && price !== undefined;
  if (!isRead || discounts === undefined) {
    addOverflow(amount === '0' ? one : (amount ?? one), price ?? free, index, problems);
    return undefined;
  }
  return { quantity: amount, unitPrice: price, discounts, typedDiscountMinor: discountMinor };
}

/** Undefined where one of them is no discount; the others are still read. */
function readRates(
  sent: readonly string[],
  index: number,
  problems: Problems,
): readonly Rate[] | undefined {
  const rates: Rate[] = [];
  for (let at = 0; at < sent.length; at += 1) {
    const path = `discounts.${at}`;
    const read = tryRead(rate, sent[at] ?? '', index, path, problems);
    if (read === undefined) continue;
    if (compareDecimals(read, whole) <= 0) rates.push(read);
    else {
      const params = { line: index + 1, discount: read };
      problems.add(`lines.${index}.${path}`, 'pricing.discountOutOfRange', params);
    }
  }
  return rates.length === sent.length ? rates : undefined;
}

/** A line that is not priced may have a price that is too much by itself: that is named too. */
function addOverflow(amount: Quantity, price: UnitPrice, index: number, problems: Problems): void {
  const line = { quantity: amount, unitPrice: price, vatRate: rate('0') };
  try {
    priceDocument([line], { policy: 'P', vatIncluded: false });
  } catch (error) {
    addPricingProblem(problems, error, `lines.${index}`, index);
  }
}

function tryRead<V>(
  read: (sent: string) => V,
  sent: string | undefined,
  index: number,
  field: string,
  problems: Problems,
): V | undefined {
  try {
    // What a program leaves out is as wrong as what it leaves empty.
    return read(sent ?? '');
  } catch (error) {
    addPricingProblem(problems, error, `lines.${index}.${field}`, index);
    return undefined;
  }
}

function hasMorePlaces(price: UnitPrice, places: number): boolean {
  const point = price.indexOf('.');
  return point >= 0 && price.length - 1 - point > places;
}
