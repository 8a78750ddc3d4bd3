import { compareDecimals, unitPrice } from '@balcao/pricing';
import { setClient, type Cart, type CartClient, type CartLine } from './cart.js';

/** What a line's article costs the new client, with VAT; nothing where it is not known. */
export type PriceOfLine = (line: CartLine) => string | undefined;

/**
 * The sale for another client: lines whose price nobody set take what their article costs that
 * client. Answers how many did.
 */
export function sellTo(
  cart: Cart,
  client: CartClient | undefined,
  priceOf: PriceOfLine,
): { readonly cart: Cart; readonly taken: number } {
  let taken = 0;
  const lines = cart.lines.map((line) => {
    const price = line.hasOwnPrice === true ? undefined : priceOf(line);
    if (price === undefined || compareDecimals(unitPrice(price), line.unitPrice) === 0) return line;
    taken += 1;
    return { ...line, unitPrice: unitPrice(price) };
  });
  return { cart: setClient({ ...cart, lines }, client), taken };
}
