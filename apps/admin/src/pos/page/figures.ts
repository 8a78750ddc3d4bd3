import {
  setDiscount,
  setLineDiscount,
  setLineNote,
  setNote,
  setPrice,
  setQuantity,
  type Cart,
  type CartDiscount,
} from '../cart/cart.js';
import type { FigureAsked } from './use-selling.js';

type What = Exclude<FigureAsked['what'], 'park'>;

/** A zero discount is none. */
const discountIn = (value: string | CartDiscount): CartDiscount | undefined => {
  const discount = typeof value === 'string' ? { percentage: value } : value;
  const isNone = 'minor' in discount ? discount.minor === 0 : discount.percentage === '0';
  return isNone ? undefined : discount;
};

/** The cart with the value applied, to the selected line if it concerns one. */
export function cartWith(cart: Cart, what: What, value: string | CartDiscount): Cart {
  const { selected } = cart;
  if (what === 'total') return setDiscount(cart, discountIn(value));
  if (what === 'note' && typeof value === 'string') return setNote(cart, value);
  if (selected === undefined) return cart;
  if (what === 'discount') return setLineDiscount(cart, selected, discountIn(value));
  if (typeof value !== 'string') return cart;
  if (what === 'quantity') return setQuantity(cart, selected, value);
  if (what === 'price') return setPrice(cart, selected, value);
  return setLineNote(cart, selected, value);
}

/** The initial text: an existing note or name; figures start empty. */
export function wordsOf(cart: Cart, what: FigureAsked['what'], now: string): string {
  if (what === 'park') return cart.client?.name ?? now;
  if (what === 'note') return cart.note ?? '';
  if (what !== 'lineNote') return '';
  return cart.lines.find(({ key }) => key === cart.selected)?.note ?? '';
}
