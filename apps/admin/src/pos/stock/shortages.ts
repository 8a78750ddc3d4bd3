import type { TillStock } from '@balcao/contracts';
import { addDecimals, compareDecimals, quantity, type Quantity } from '@balcao/pricing';
import type { Cart } from '../cart/cart.js';

/** More of an article on the ticket than there is. */
export interface Shortage {
  readonly articleId: string;
  readonly name: string;
  /** What there is, never below zero; a decimal string. */
  readonly left: string;
}

const none = quantity('0');

/** How much of an article all its lines have. */
export const onTicket = ({ lines }: Cart, articleId: string): Quantity =>
  lines
    .filter((line) => line.articleId === articleId)
    .reduce((sum, line) => quantity(addDecimals(sum, line.quantity)), none);

/** What of an article is left, where the ticket has more of it; nothing while there is enough. */
export function shortOf(cart: Cart, articleId: string, levels: TillStock): string | undefined {
  const level = levels[articleId];
  if (level === undefined) return undefined;
  const left = level.startsWith('-') ? none : quantity(level);
  return compareDecimals(onTicket(cart, articleId), left) > 0 ? left : undefined;
}

/** Each article of a ticket that there is too little of, in the order of its lines. */
export function shortagesOf(cart: Cart, levels: TillStock): readonly Shortage[] {
  const names = new Map(cart.lines.map(({ articleId, name }) => [articleId, name]));
  return [...names].flatMap(([articleId, name]) => {
    const left = shortOf(cart, articleId, levels);
    return left === undefined ? [] : [{ articleId, name, left }];
  });
}

/** What names shortages that were let through: the same again are not asked about again. */
export const keyOfShortages = (cart: Cart, shortages: readonly Shortage[]): string =>
  shortages.map(({ articleId }) => `stock ${articleId} ${onTicket(cart, articleId)}`).join(' ');
