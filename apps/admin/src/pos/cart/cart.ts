import type { TillApproval } from '@balcao/contracts';
import { splitsPiece } from '@balcao/domain';
import {
  addDecimals,
  compareDecimals,
  quantity,
  subtractDecimals,
  unitPrice,
  type Quantity,
  type UnitPrice,
} from '@balcao/pricing';
import { labelPrice, type PriceLabel } from '../scan/label-price.js';

/** The fields of an article that a cart line needs. */
export interface SoldArticle {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** With VAT. */
  readonly price: string;
  readonly vatId: string;
  readonly isByWeight?: true;
}

/** A discount as entered: a percentage, or an amount in minor units. */
export type CartDiscount = { readonly percentage: string } | { readonly minor: number };

/** A line of the sale; it keeps its price even if the article's price changes later. */
export interface CartLine {
  readonly key: string;
  readonly articleId: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** With VAT. */
  readonly unitPrice: UnitPrice;
  readonly vatId: string;
  /** Sold by weight: the quantity is weighed, not counted. */
  readonly isByWeight?: true;
  /** The price was typed or read from a label, so the article's price does not replace it. */
  readonly hasOwnPrice?: true;
  readonly discount?: CartDiscount | undefined;
  readonly note?: string | undefined;
  /** The batch of the goods, if chosen explicitly. */
  readonly batch?: CartBatch | undefined;
  /** The cashier who added it. */
  readonly cashierId?: string | undefined;
}

/** A batch on a line. */
export interface CartBatch {
  readonly id: string;
  readonly name: string;
}

/** The client of a sale; defaults to the company's default client. */
export interface CartClient {
  readonly id: string;
  readonly name: string;
  /** The client's price category. */
  readonly categoryId?: string;
}

/** The current sale. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** The selected line. */
  readonly selected?: string | undefined;
  readonly client?: CartClient | undefined;
  readonly discount?: CartDiscount | undefined;
  readonly note?: string | undefined;
  /** The id of the sale before it is made; approvals refer to it. */
  readonly saleId?: string;
  readonly approval?: TillApproval;
  /** The approved figures, by the keys of `Excess`. */
  readonly approved?: readonly string[];
}

export const emptyCart: Cart = { lines: [] };

/** How an article is added to the cart. */
export interface Adding {
  /** The id of a new line, if one is needed. */
  readonly key: string;
  /** The quantity; defaults to one. */
  readonly quantity?: Quantity;
  /** The price label it was read from. */
  readonly label?: PriceLabel;
  /** Whether the same article adds to its existing line. */
  readonly merges: boolean;
  /** The cashier who adds it. */
  readonly cashierId?: string | undefined;
}

const one = quantity('1');

/** Adds an article to the cart and selects its line. */
export function addArticle(cart: Cart, article: SoldArticle, adding: Adding): Cart {
  const amount = adding.quantity ?? one;
  const line = lineOf(article, amount, adding);
  const same = adding.merges ? cart.lines.find((each) => isSame(each, line)) : undefined;
  if (same === undefined) {
    return { ...cart, lines: [...cart.lines, line], selected: line.key };
  }
  return setQuantity(cart, same.key, addDecimals(same.quantity, amount));
}

function lineOf(
  article: SoldArticle,
  amount: Quantity,
  { key, label, cashierId }: Adding,
): CartLine {
  const { id: articleId, price, ...sold } = article;
  const line = { ...sold, key, articleId, quantity: amount, cashierId };
  if (label === undefined) return { ...line, unitPrice: unitPrice(price) };
  return { ...line, unitPrice: labelPrice(label), hasOwnPrice: true };
}

/** Whether lines can be merged: same article, price and cashier, without a note. */
function isSame(line: CartLine, other: CartLine): boolean {
  return (
    line.articleId === other.articleId &&
    line.cashierId === other.cashierId &&
    compareDecimals(line.unitPrice, other.unitPrice) === 0 &&
    line.hasOwnPrice === undefined &&
    other.hasOwnPrice === undefined &&
    line.discount === undefined &&
    line.note === undefined &&
    line.batch === undefined
  );
}

function changeLine(cart: Cart, key: string, change: (line: CartLine) => CartLine): Cart {
  const lines = cart.lines.map((line) => (line.key === key ? change(line) : line));
  return { ...cart, lines, selected: key };
}

/** Sets the quantity of a line, a decimal string; zero removes the line. */
export function setQuantity(cart: Cart, key: string, amount: string): Cart {
  if (amount.startsWith('-') || isQuantityZero(amount)) return removeLine(cart, key);
  return changeLine(cart, key, (line) => ({ ...line, quantity: quantity(amount) }));
}

/** Whether a fraction of a piece would be sold, of an article not sold by weight. */
export const splitsPieces = ({ unit, isByWeight }: Partial<CartLine>, amount: string): boolean =>
  isByWeight !== true && splitsPiece({ unit: unit ?? '', quantity: amount });

const isQuantityZero = (amount: string): boolean =>
  compareDecimals(quantity(amount), quantity('0')) === 0;

/** Increases or decreases a line by one. */
export function changeQuantity(cart: Cart, key: string, step: 1 | -1): Cart {
  const line = cart.lines.find((each) => each.key === key);
  if (line === undefined) return cart;
  const change = step === 1 ? addDecimals : subtractDecimals;
  return setQuantity(cart, key, change(line.quantity, one));
}

/** Sets the price of a line, with VAT. */
export const setPrice = (cart: Cart, key: string, price: string): Cart =>
  changeLine(cart, key, (line) => ({ ...line, unitPrice: unitPrice(price), hasOwnPrice: true }));

/** Sets the discount of a line; undefined removes it. */
export const setLineDiscount = (cart: Cart, key: string, discount?: CartDiscount): Cart =>
  changeLine(cart, key, (line) => ({ ...line, discount }));

/** Removes a line; selects the previous or first one. */
export function removeLine(cart: Cart, key: string): Cart {
  const index = cart.lines.findIndex((line) => line.key === key);
  const lines = cart.lines.filter((line) => line.key !== key);
  return { ...cart, lines, selected: lines[Math.max(0, index - 1)]?.key };
}

/** Selects the line above or below the selected one. */
export function selectBeside(cart: Cart, step: -1 | 1): Cart {
  const index = cart.lines.findIndex(({ key }) => key === cart.selected);
  const next = cart.lines[Math.min(cart.lines.length - 1, Math.max(0, index + step))];
  return { ...cart, selected: next?.key };
}

/** Sets the discount of the sale; undefined removes it. */
export const setDiscount = (cart: Cart, discount?: CartDiscount): Cart => ({ ...cart, discount });

/** Sets the client; undefined for the company's default client. */
export const setClient = (cart: Cart, client?: CartClient): Cart => ({ ...cart, client });

/** Sets the note of a line; undefined removes it. */
export const setLineNote = (cart: Cart, key: string, note: string): Cart =>
  changeLine(cart, key, (line) => ({
    ...line,
    note: note.trim() === '' ? undefined : note.trim(),
  }));

/** Sets the batch of a line; undefined leaves it to the shop's usual order. */
export const setBatch = (cart: Cart, key: string, batch?: CartBatch): Cart =>
  changeLine(cart, key, (line) => ({
    ...line,
    batch: batch && { id: batch.id, name: batch.name },
  }));

/** Removes the lines of an article without a chosen batch. */
export const removeUnbatched = (cart: Cart, articleId: string): Cart =>
  cart.lines
    .filter((line) => line.articleId === articleId && line.batch === undefined)
    .reduce((left, { key }) => removeLine(left, key), cart);

/** Sets the note printed below the lines. */
export const setNote = (cart: Cart, note: string): Cart => ({
  ...cart,
  note: note.trim() === '' ? undefined : note.trim(),
});
