import { readScaleLabel, type ScaleBarcodeScheme } from '@balcao/domain';
import {
  compareDecimals,
  isQuantity,
  multiplyDecimals,
  quantity,
  QUANTITY_PLACES_MAX,
  round,
  type Quantity,
} from '@balcao/pricing';

/** What was scanned or typed into the field of codes. */
export interface TypedCode {
  readonly code: string;
  /** From `3*` before the code. */
  readonly quantity?: Quantity;
}

/** Reads `3*5601234567890`, `1,5*AC`; a sign without a quantity before it is of the code. */
export function readTypedCode(typed: string): TypedCode {
  const text = typed.trim();
  const [, before, code] = /^([\d.,]+)\*(.*)$/.exec(text) ?? [];
  const amount = before?.replace(',', '.');
  if (amount === undefined || code === undefined || !isQuantity(amount)) return { code: text };
  return { code: code.trim(), quantity: quantity(amount) };
}

/** The codes that an article may be known by, the one on the label first. */
export function codesOf(
  code: string,
  schemes: readonly ScaleBarcodeScheme[],
): {
  readonly codes: readonly string[];
  readonly quantity?: Quantity;
  readonly labelMinor?: number;
} {
  const label = readScaleLabel(code, schemes);
  if (label === undefined) return { codes: [code] };
  const codes = [code, label.articleBarcode];
  return label.kind === 'weight'
    ? { codes, quantity: label.quantity }
    : { codes, labelMinor: label.totalMinor };
}

const none = quantity('0');

/**
 * What a label says, as often as was typed before it: `3*` and a label of 1,5 kg are 4,5 kg.
 * Nothing where that is none, or more than anybody sells.
 */
export function timesTyped(label: Quantity, typed: Quantity | undefined): Quantity | undefined {
  const times = multiplyDecimals(label, typed ?? quantity('1'));
  const amount = round(times, QUANTITY_PLACES_MAX);
  if (!isQuantity(amount)) return undefined;
  return compareDecimals(amount, none) === 0 ? undefined : quantity(amount);
}
