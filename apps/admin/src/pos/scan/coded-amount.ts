import type { ArticleRow } from '@balcao/contracts';
import { quantity, type Quantity } from '@balcao/pricing';
import { splitsPieces, type Adding } from '../cart/cart.js';
import { timesTyped, weighedOf, type CodedGoods } from './typed-code.js';

/** How much of an article a code puts on the ticket. */
export type CodedAmount =
  | { readonly kind: 'adding'; readonly adding: Pick<Adding, 'quantity' | 'label'> }
  /** Nothing says how much: it has to be weighed. */
  | { readonly kind: 'weighed' }
  | { readonly kind: 'wrong'; readonly why: 'pos.ask.invalidQuantity' | 'selling.wholeOnly' };

/** Reads how much a code stands for: its label, what was typed before it, or one piece. */
export function codedAmount(
  article: ArticleRow,
  label: CodedGoods,
  times: Quantity | undefined,
  quantityOfPrice: (labelMinor: number) => Quantity,
): CodedAmount {
  const { labelMinor } = label;
  const onLabel =
    labelMinor === undefined
      ? (label.quantity ?? weighedOf(label, article.unit))
      : quantityOfPrice(labelMinor);
  const isByWeight = article.isSoldByWeight === true;
  if (isByWeight && (onLabel ?? times) === undefined) return { kind: 'weighed' };
  const ofLabel = onLabel ?? quantity('1');
  const amount = timesTyped(ofLabel, times);
  if (amount === undefined) return { kind: 'wrong', why: 'pos.ask.invalidQuantity' };
  const line = { unit: article.unit, ...(isByWeight && { isByWeight }) };
  if (times !== undefined && splitsPieces(line, times)) {
    return { kind: 'wrong', why: 'selling.wholeOnly' };
  }
  const priced =
    labelMinor === undefined ? {} : { label: { minor: labelMinor, quantity: ofLabel } };
  return { kind: 'adding', adding: { quantity: amount, ...priced } };
}
