import {
  MINOR_PLACES,
  divideDecimals,
  formatMinor,
  parseMinor,
  quantity,
  unitPrice,
  type Quantity,
  type UnitPrice,
} from '@balcao/pricing';
import { ean13CheckDigit, isEan13 } from '../identifiers/index.js';
import type { Problems } from '../refusal.js';
import { integer, oneOf, required, text, type FieldsMap } from '../registers/index.js';
import { valueCheckDigit } from './value-check-digit.js';

/** How a scale prints what it weighed: EAN-13 of prefix, article, value and check digit. */
export interface ScaleBarcodeScheme {
  /** The first digits: `21`, or whatever the scale was set to. */
  readonly prefix: string;
  /** Whether the value is how much was weighed or what it costs. */
  readonly kind: 'weight' | 'price';
  /** Digits of the article; the value has the rest. */
  readonly articleDigits: number;
  /** Decimals of the value: 3 reads 01500 as 1.500. */
  readonly decimals: number;
  /**
   * Digits between article and value that only prove the value; none if missing. One of them is
   * held against a value of four or five digits, by the rule of GS1.
   */
  readonly verifierDigits?: number;
}

/** Digits of an EAN-13 before its check digit. */
const codeDigits = 12;
/** Most schemes of a company. */
export const SCALE_BARCODES_MAX = 10;
/** Decimals of the quantity that a price stands for. */
const quantityPlaces = 3;

/** Shapes alone; what the digits leave for the value is `checkScaleBarcodes`. */
export const scaleBarcodeFields: FieldsMap<ScaleBarcodeScheme> = {
  prefix: required(text(6)),
  kind: required(oneOf('weight', 'price')),
  articleDigits: required(integer(1, 10)),
  decimals: required(integer(0, 6)),
  verifierDigits: integer(0, 2),
};

/** What scales print unless they were set otherwise: grams after 21, centavos after 23. */
export const scaleBarcodePresets: readonly ScaleBarcodeScheme[] = [
  { prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 },
  { prefix: '23', kind: 'price', articleDigits: 5, decimals: 2 },
];

const valueDigits = ({ prefix, articleDigits, verifierDigits = 0 }: ScaleBarcodeScheme) =>
  codeDigits - prefix.length - articleDigits - verifierDigits;

/** Refuses schemes that leave no digits for the value, or that cannot be told apart. */
export function checkScaleBarcodes(
  schemes: readonly ScaleBarcodeScheme[],
  problems: Problems,
): void {
  for (const [index, scheme] of schemes.entries()) {
    const path = `scaleBarcodes.${index}`;
    if (!/^\d{2,}$/.test(scheme.prefix)) {
      problems.add(`${path}.prefix`, 'catalog.scalePrefix');
    }
    if (valueDigits(scheme) < Math.max(1, scheme.decimals)) {
      problems.add(`${path}.articleDigits`, 'catalog.scaleDigits', { digits: codeDigits });
    }
    if (scheme.kind === 'price' && scheme.decimals > MINOR_PLACES) {
      const params = { field: 'decimals', min: 0, max: MINOR_PLACES };
      problems.add(`${path}.decimals`, 'field.outOfRange', params);
    }
    const earlier = schemes.slice(0, index);
    if (earlier.some(({ prefix }) => scheme.prefix.startsWith(prefix))) {
      problems.add(`${path}.prefix`, 'field.taken', { field: 'prefix', value: scheme.prefix });
    }
  }
}

/** What the label of a scale says. */
export type ScaleLabel = {
  /** The code under which the article is registered: the same label with a value of zero. */
  readonly articleBarcode: string;
  /** The digits of the article themselves, as scales know it: `00123`. */
  readonly articleCode: string;
} & (
  | { readonly kind: 'weight'; readonly quantity: Quantity }
  | { readonly kind: 'price'; readonly totalMinor: number }
);

/**
 * Reads the label of a scale; `undefined` for any other barcode, also for one whose check digit
 * or that of its value does not fit: it is then looked up as it is, and not found.
 */
export function readScaleLabel(
  barcode: string,
  schemes: readonly ScaleBarcodeScheme[],
): ScaleLabel | undefined {
  const scheme = schemes.find(({ prefix }) => barcode.startsWith(prefix));
  if (scheme === undefined || !isEan13(barcode)) return undefined;
  const { prefix, kind, articleDigits, decimals, verifierDigits = 0 } = scheme;
  const valueAt = prefix.length + articleDigits;
  const value = barcode.slice(valueAt + verifierDigits, codeDigits);
  if (verifierDigits === 1) {
    const digit = valueCheckDigit(value);
    if (digit !== undefined && digit !== barcode[valueAt]) return undefined;
  }
  const code = barcode.slice(0, valueAt).padEnd(codeDigits, '0');
  const articleCode = barcode.slice(prefix.length, valueAt);
  const article = { articleBarcode: `${code}${ean13CheckDigit(code)}`, articleCode };
  if (kind === 'weight') {
    return { ...article, kind, quantity: quantity(withPoint(value, decimals)) };
  }
  return { ...article, kind, totalMinor: parseMinor(withPoint(value, decimals)) };
}

/** How much of an article a price label stands for; the line still costs what the label says. */
export function quantityOfPrice(totalMinor: number, price: UnitPrice): Quantity {
  const total = unitPrice(formatMinor(totalMinor));
  return quantity(divideDecimals(total, price, quantityPlaces));
}

function withPoint(digits: string, decimals: number): string {
  if (decimals === 0) return digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
