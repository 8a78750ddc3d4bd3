import type { TillStock } from '@balcao/contracts';
import { addDecimals, compareDecimals, quantity, type Quantity } from '@balcao/pricing';
import type { Cart } from '../cart/cart.js';

/** A shortage of an article on the ticket. */
export interface Shortage {
  readonly articleId: string;
  readonly name: string;
  /** The available quantity, never negative; a decimal string. */
  readonly left: string;
}

const none = quantity('0');

/** The quantity of an article on all its lines. */
export const onTicket = ({ lines }: Cart, articleId: string): Quantity =>
  lines
    .filter((line) => line.articleId === articleId)
    .reduce((sum, line) => quantity(addDecimals(sum, line.quantity)), none);

/** The available quantity if the ticket exceeds it; undefined otherwise. */
export function shortOf(cart: Cart, articleId: string, levels: TillStock): string | undefined {
  const level = levels[articleId];
  if (level === undefined) return undefined;
  const left = level.startsWith('-') ? none : quantity(level);
  return compareDecimals(onTicket(cart, articleId), left) > 0 ? left : undefined;
}

/** The shortages of a ticket, in line order. */
export function shortagesOf(cart: Cart, levels: TillStock): readonly Shortage[] {
  const names = new Map(cart.lines.map(({ articleId, name }) => [articleId, name]));
  return [...names].flatMap(([articleId, name]) => {
    const left = shortOf(cart, articleId, levels);
    return left === undefined ? [] : [{ articleId, name, left }];
  });
}

/** A key of confirmed shortages, so that the same ones are not asked about again. */
export const keyOfShortages = (cart: Cart, shortages: readonly Shortage[]): string =>
  shortages.map(({ articleId }) => `stock ${articleId} ${onTicket(cart, articleId)}`).join(' ');
