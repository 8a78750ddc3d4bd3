import type { ArticleRow } from '@balcao/contracts';
import { quantity, type Quantity } from '@balcao/pricing';
import { splitsPieces, type Adding } from '../cart/cart.js';
import { timesTyped, weighedOf, type CodedGoods } from './typed-code.js';

/** The quantity that a code adds to the ticket. */
export type CodedAmount =
  | { readonly kind: 'adding'; readonly adding: Pick<Adding, 'quantity' | 'label'> }
  /** The quantity is unknown: it has to be weighed. */
  | { readonly kind: 'weighed' }
  | { readonly kind: 'wrong'; readonly why: 'pos.ask.invalidQuantity' | 'selling.wholeOnly' };

/** The quantity of a code: from its label, from the typed prefix, or one piece. */
export function codedAmount(
  article: ArticleRow,
  label: CodedGoods,
  times: Quantity | undefined,
  quantityOfPrice: (labelMinor: number) => Quantity,
): CodedAmount {
  const { labelMinor } = label;
  const isByWeight = article.isSoldByWeight === true;
  const onLabel =
    labelMinor === undefined
      ? (label.quantity ?? weighedOf(label, article.unit) ?? (isByWeight ? undefined : label.count))
      : quantityOfPrice(labelMinor);
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
