import {
  DECIMAL_DIGITS_MAX,
  DECIMAL_TEXT_MAX,
  QUANTITY_PLACES_MAX,
  RATE_PLACES_MAX,
  UNIT_PRICE_PLACES_MAX,
} from './limits.js';
import { PricingError, type PricingErrorCode } from './pricing-error.js';

declare const decimalBrand: unique symbol;
declare const kindBrand: unique symbol;

/** An exact decimal as text, in canonical form: no exponent, `+`, trailing zero or `-0`. */
export type Decimal = string & { readonly [decimalBrand]: true };
/** How much of an article, at most 6 decimals. */
export type Quantity = Decimal & { readonly [kindBrand]: 'quantity' };
/** Price of one unit in the document's currency, at most 6 decimals. */
export type UnitPrice = Decimal & { readonly [kindBrand]: 'unitPrice' };
/** A percentage, `16` for 16 %, at most 4 decimals. */
export type Rate = Decimal & { readonly [kindBrand]: 'rate' };

/** What most texts are already: canonical, and not below zero. */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const DECIMAL = /^([+-]?)0*(\d+?)(?:\.(?=\d)(\d*?)0*)?$/;

/** The canonical form of a decimal, or `undefined` where the text is none. */
export function canonical(text: string): Decimal | undefined {
  if (text.length > DECIMAL_TEXT_MAX) return undefined;
  if (CANONICAL.test(text)) return text as Decimal;
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', decimals = ''] = match;
  const digits = decimals === '' ? whole : `${whole}.${decimals}`;
  return (sign === '-' && digits !== '0' ? `-${digits}` : digits) as Decimal;
}

interface Kind {
  readonly invalid: PricingErrorCode;
  readonly negative?: PricingErrorCode;
  readonly placesMax: number;
}

const QUANTITY = { invalid: 'pricing.invalidQuantity', placesMax: QUANTITY_PLACES_MAX } as const;
const POSITIVE_QUANTITY = { ...QUANTITY, negative: 'pricing.negativeQuantity' } as const;
const UNIT_PRICE = {
  invalid: 'pricing.invalidUnitPrice',
  negative: 'pricing.negativeUnitPrice',
  placesMax: UNIT_PRICE_PLACES_MAX,
} as const;
const RATE = {
  invalid: 'pricing.invalidRate',
  negative: 'pricing.negativeRate',
  placesMax: RATE_PLACES_MAX,
} as const;

/**
 * Reads a quantity; `signed` accepts one below zero, for stock that leaves.
 * Throws `pricing.invalidQuantity`, `negativeQuantity`, `tooManyDecimals`, `tooManyDigits`.
 */
export function quantity(text: string, options: { readonly signed?: boolean } = {}): Quantity {
  return read(text, options.signed === true ? QUANTITY : POSITIVE_QUANTITY) as Quantity;
}

/** Reads a unit price; throws `pricing.invalidUnitPrice`, `negativeUnitPrice`, as `quantity`. */
export function unitPrice(text: string): UnitPrice {
  return read(text, UNIT_PRICE) as UnitPrice;
}

/** Reads a percentage; throws `pricing.invalidRate`, `negativeRate`, as `quantity`. */
export function rate(text: string): Rate {
  return read(text, RATE) as Rate;
}

/** Whether `quantity` accepts it. */
export function isQuantity(value: unknown): boolean {
  return accepts(value, POSITIVE_QUANTITY);
}

/** Whether `unitPrice` accepts it. */
export function isUnitPrice(value: unknown): boolean {
  return accepts(value, UNIT_PRICE);
}

/** Whether `rate` accepts it. */
export function isRate(value: unknown): boolean {
  return accepts(value, RATE);
}

function accepts(value: unknown, kind: Kind): boolean {
  return typeof value === 'string' && typeof check(value, kind) === 'string';
}

function read(text: string, kind: Kind): Decimal {
  const checked = check(text, kind);
  if (checked instanceof PricingError) throw checked;
  return checked;
}

function check(text: string, kind: Kind): Decimal | PricingError {
  const decimal = canonical(text);
  if (decimal === undefined) return new PricingError(kind.invalid, { value: text });
  if (kind.negative !== undefined && decimal.startsWith('-')) {
    return new PricingError(kind.negative, { value: text });
  }
  if (placesOf(decimal) > kind.placesMax) {
    return new PricingError('pricing.tooManyDecimals', { value: text, places: kind.placesMax });
  }
  if (decimal.length > DECIMAL_DIGITS_MAX && digitsOf(decimal) > DECIMAL_DIGITS_MAX) {
    return new PricingError('pricing.tooManyDigits', { value: text, digits: DECIMAL_DIGITS_MAX });
  }
  return decimal;
}

const digitsOf = (decimal: Decimal) => decimal.replace(/^-?0?|\./g, '').length;

/** Decimals of a canonical decimal. */
export function placesOf(decimal: Decimal): number {
  const point = decimal.indexOf('.');
  return point === -1 ? 0 : decimal.length - 1 - point;
}
