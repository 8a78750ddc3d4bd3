import { addDecimals, quantity, type Quantity } from '@balcao/pricing';

/** Units in which goods are measured; all others are counted in pieces. */
const measures = new Set([
  ...['kg', 'g', 'gr', 'mg', 't', 'ton', 'l', 'lt', 'dl', 'cl', 'ml', 'hl'],
  ...['m', 'cm', 'mm', 'km', 'm2', 'm²', 'm3', 'm³', 'h', 'min'],
]);

/** Whether goods in the unit are measured: `kg` and `m` are, `un` and `cx` are counted. */
export const isMeasure = (unit: string): boolean => measures.has(unit.trim().toLowerCase());

/** How much of an article, and in what. */
export interface AmountOf {
  readonly unit: string;
  readonly quantity: string;
}

/** Goods of one kind, summed: pieces and kilograms are never one figure. */
export interface SummedAmounts {
  /** Of everything that is counted. */
  readonly pieces: Quantity;
  /** One sum for each unit of measure, in the order in which they occur. */
  readonly measured: readonly { readonly unit: string; readonly quantity: Quantity }[];
}

const none = quantity('0');
const sum = (some: string, more: string): Quantity =>
  quantity(addDecimals(quantity(some), quantity(more)));

/** Sums lines by what they are counted or measured in. */
export function sumAmounts(lines: readonly AmountOf[]): SummedAmounts {
  const measured = new Map<string, Quantity>();
  let pieces = none;
  for (const { unit, quantity: amount } of lines) {
    if (isMeasure(unit)) measured.set(unit, sum(measured.get(unit) ?? none, amount));
    else pieces = sum(pieces, amount);
  }
  return { pieces, measured: [...measured].map(([unit, all]) => ({ unit, quantity: all })) };
}

/** Whether there is a part of a piece in it: half a box, where boxes are not measured. */
export const splitsPiece = ({ unit, quantity: amount }: AmountOf): boolean =>
  !isMeasure(unit) && amount.includes('.');
