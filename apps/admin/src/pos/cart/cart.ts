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

/** What a line of the cart needs to know of its article. */
export interface SoldArticle {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** With VAT. */
  readonly price: string;
  readonly vatId: string;
  readonly isByWeight?: true;
}

/** A discount as it was given: a percentage, or an amount in minor units. */
export type CartDiscount = { readonly percentage: string } | { readonly minor: number };

/** A line as it is sold; it keeps the price of its moment, whatever the article costs later. */
export interface CartLine {
  readonly key: string;
  readonly articleId: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** With VAT. */
  readonly unitPrice: UnitPrice;
  readonly vatId: string;
  /** Sold by weight: how much it is is weighed, not counted. */
  readonly isByWeight?: true;
  /** The price was typed, or read off a label: the article's own does not stand for it. */
  readonly hasOwnPrice?: true;
  readonly discount?: CartDiscount | undefined;
  readonly note?: string | undefined;
  /** The batch that the goods come from, where it is not left to the shop's order. */
  readonly batch?: CartBatch | undefined;
  /** Who put it on the ticket. */
  readonly cashierId?: string | undefined;
}

/** A batch as a line names it. */
export interface CartBatch {
  readonly id: string;
  readonly name: string;
}

/** The client of a sale; without one it is the company's default client. */
export interface CartClient {
  readonly id: string;
  readonly name: string;
  /** Whose prices the client has. */
  readonly categoryId?: string;
}

/** A sale that is being made. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** The line that keys act on. */
  readonly selected?: string | undefined;
  readonly client?: CartClient | undefined;
  readonly discount?: CartDiscount | undefined;
  readonly note?: string | undefined;
  /** What the sale is called before it is made; an approval names it. */
  readonly saleId?: string;
  readonly approval?: TillApproval;
  /** The figures that were approved, by the keys of `Excess`. */
  readonly approved?: readonly string[];
}

export const emptyCart: Cart = { lines: [] };

/** How articles come into the cart. */
export interface Adding {
  /** For the new line, if one is needed. */
  readonly key: string;
  /** How many; one when it is not said. */
  readonly quantity?: Quantity;
  /** The price label that it was read off. */
  readonly label?: PriceLabel;
  /** Whether the same article again adds to the line that is there. */
  readonly merges: boolean;
  /** Who puts it on the ticket. */
  readonly cashierId?: string | undefined;
}

const one = quantity('1');

/** Puts an article into the cart and selects its line. */
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

/** Lines that may be one: the same article at the same price, by one cashier, and nothing said. */
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

/** Gives a line its quantity, a decimal string; none left takes the line away. */
export function setQuantity(cart: Cart, key: string, amount: string): Cart {
  if (amount.startsWith('-') || isQuantityZero(amount)) return removeLine(cart, key);
  return changeLine(cart, key, (line) => ({ ...line, quantity: quantity(amount) }));
}

/** Whether a part of a piece would be sold: half a box of what is not sold by weight. */
export const splitsPieces = ({ unit, isByWeight }: Partial<CartLine>, amount: string): boolean =>
  isByWeight !== true && splitsPiece({ unit: unit ?? '', quantity: amount });

const isQuantityZero = (amount: string): boolean =>
  compareDecimals(quantity(amount), quantity('0')) === 0;

/** One more of a line, or one less. */
export function changeQuantity(cart: Cart, key: string, step: 1 | -1): Cart {
  const line = cart.lines.find((each) => each.key === key);
  if (line === undefined) return cart;
  const change = step === 1 ? addDecimals : subtractDecimals;
  return setQuantity(cart, key, change(line.quantity, one));
}

/** Another price, with VAT, for one line. */
export const setPrice = (cart: Cart, key: string, price: string): Cart =>
  changeLine(cart, key, (line) => ({ ...line, unitPrice: unitPrice(price), hasOwnPrice: true }));

/** A discount on one line; none takes it away. */
export const setLineDiscount = (cart: Cart, key: string, discount?: CartDiscount): Cart =>
  changeLine(cart, key, (line) => ({ ...line, discount }));

/** Takes a line away; the one before it is selected, or the first. */
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

/** A discount on the whole sale; none takes it away. */
export const setDiscount = (cart: Cart, discount?: CartDiscount): Cart => ({ ...cart, discount });

/** Who buys; none is the company's default client. */
export const setClient = (cart: Cart, client?: CartClient): Cart => ({ ...cart, client });

/** What a line says beside its article's name; nothing takes it away. */
export const setLineNote = (cart: Cart, key: string, note: string): Cart =>
  changeLine(cart, key, (line) => ({
    ...line,
    note: note.trim() === '' ? undefined : note.trim(),
  }));

/** The batch that the goods of a line come from; none leaves it to the shop's order. */
export const setBatch = (cart: Cart, key: string, batch?: CartBatch): Cart =>
  changeLine(cart, key, (line) => ({
    ...line,
    batch: batch && { id: batch.id, name: batch.name },
  }));

/** Takes the lines of an article away whose batch was not chosen. */
export const removeUnbatched = (cart: Cart, articleId: string): Cart =>
  cart.lines
    .filter((line) => line.articleId === articleId && line.batch === undefined)
    .reduce((left, { key }) => removeLine(left, key), cart);

/** What is printed under the lines. */
export const setNote = (cart: Cart, note: string): Cart => ({
  ...cart,
  note: note.trim() === '' ? undefined : note.trim(),
});
