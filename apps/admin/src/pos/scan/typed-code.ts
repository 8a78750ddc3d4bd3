import {
  gtinSpellings,
  readGs1,
  readSpellings,
  readScaleLabel,
  type ScaleBarcodeScheme,
} from '@balcao/domain';
import {
  compareDecimals,
  isQuantity,
  multiplyDecimals,
  parseMinor,
  quantity,
  QUANTITY_PLACES_MAX,
  round,
  type Quantity,
} from '@balcao/pricing';
import { withoutAffixes } from '../../boot/scanner-affixes.js';

/** A scanned or typed code. */
export interface TypedCode {
  readonly code: string;
  /** From `3*` before the code. */
  readonly quantity?: Quantity;
}

/** Whether it is a name search: text with a digit is a code. */
export const isTypedWord = (typed: string): boolean => /\s/.test(typed) || !/\d/.test(typed);

/** Reads `3*5601234567890`, `1,5*AC`; a sign without a quantity before it is of the code. */
export function readTypedCode(typed: string): TypedCode {
  const text = typed.trim();
  const [, before, code] = /^([\d.,]+)\*(.*)$/.exec(text) ?? [];
  const amount = before?.replace(',', '.');
  if (amount === undefined || code === undefined || !isQuantity(amount)) return { code: text };
  return { code: code.trim(), quantity: quantity(amount) };
}

/** The data in a code. */
export interface CodedGoods {
  /** Possible codes of the article, the code itself first. */
  readonly codes: readonly string[];
  /** Codes on scale labels: they refer only to articles sold by weight. */
  readonly onScale?: readonly string[];
  readonly quantity?: Quantity;
  readonly labelMinor?: number;
  /** Pieces in a case whose label says so. */
  readonly count?: Quantity;
  /** Weight of the pack in kilograms. */
  readonly netWeight?: Quantity;
  readonly batch?: string;
  readonly expiresOn?: string;
}

/**
 * Reads bars, squares and labels of scales; years of two digits are near `year`. What the scanner
 * of the device adds is taken off; the code as it came is looked up last.
 */
export function codesOf(
  typed: string,
  schemes: readonly ScaleBarcodeScheme[],
  year = new Date().getFullYear(),
): CodedGoods {
  const bare = withoutAffixes(typed);
  const goods = goodsOf(bare, schemes, year);
  return bare === typed ? goods : { ...goods, codes: [...goods.codes, typed] };
}

function goodsOf(typed: string, schemes: readonly ScaleBarcodeScheme[], year: number): CodedGoods {
  const goods = readGs1(typed, year);
  if (goods !== undefined) {
    const { gtin, batch, expiresOn, netWeight, count, price } = goods;
    const isPriced = netWeight === undefined && price !== undefined && isMoney(price);
    return {
      codes: [typed, ...gtinSpellings(gtin)],
      ...(netWeight !== undefined && isQuantity(netWeight) && { netWeight: quantity(netWeight) }),
      ...(count !== undefined && isQuantity(count) && { count: quantity(count) }),
      ...(isPriced && { labelMinor: parseMinor(price) }),
      ...(batch !== undefined && { batch }),
      ...(expiresOn !== undefined && { expiresOn }),
    };
  }
  const spellings = readSpellings(typed);
  const label = spellings
    .map((code) => readScaleLabel(code, schemes))
    .find((found) => found !== undefined);
  if (label === undefined) return { codes: spellings };
  const codes = [...spellings, label.articleBarcode];
  const { articleCode } = label;
  // Scales fill codes up with zeros, which nobody types into the code of an article.
  const onScale = [articleCode, articleCode.replace(/^0+/, '')].filter((each) => each !== '');
  return label.kind === 'weight'
    ? { codes, onScale, quantity: label.quantity }
    : { codes, onScale, labelMinor: label.totalMinor };
}

/** Whether a decimal has no more places than money. */
const isMoney = (decimal: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(decimal);

/** How much of an article that is sold by its weight is in a pack that says so. */
export const weighedOf = ({ netWeight }: CodedGoods, unit: string): Quantity | undefined =>
  unit.toLowerCase() === 'kg' ? netWeight : undefined;

const none = quantity('0');

/**
 * The label's quantity times the typed prefix: `3*` and a label of 1,5 kg are 4,5 kg. Undefined if
 * it is zero or unreasonably large.
 */
export function timesTyped(label: Quantity, typed: Quantity | undefined): Quantity | undefined {
  const times = multiplyDecimals(label, typed ?? quantity('1'));
  const amount = round(times, QUANTITY_PLACES_MAX);
  if (!isQuantity(amount)) return undefined;
  return compareDecimals(amount, none) === 0 ? undefined : quantity(amount);
}
