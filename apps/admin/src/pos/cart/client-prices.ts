import { compareDecimals, unitPrice } from '@balcao/pricing';
import { setClient, type Cart, type CartClient, type CartLine } from './cart.js';

/** The current price of a line's article for a client, with VAT; undefined if unknown. */
export type PriceOfLine = (line: CartLine, client: CartClient | undefined) => string | undefined;

/**
 * The sale for another client: lines without a typed price take that client's price, if it differs
 * from the previous client's; lines whose article was repriced meanwhile keep theirs. Also returns
 * the number of changed lines.
 */
export function sellTo(
  cart: Cart,
  client: CartClient | undefined,
  priceOf: PriceOfLine,
): { readonly cart: Cart; readonly taken: number } {
  let taken = 0;
  const lines = cart.lines.map((line) => {
    const price = line.hasOwnPrice === true ? undefined : priceOf(line, client);
    if (price === undefined || isSame(price, line.unitPrice)) return line;
    if (isSame(price, priceOf(line, cart.client))) return line;
    taken += 1;
    return { ...line, unitPrice: unitPrice(price) };
  });
  return { cart: setClient({ ...cart, lines }, client), taken };
}

const isSame = (price: string, other: string | undefined): boolean =>
  other !== undefined && compareDecimals(unitPrice(price), unitPrice(other)) === 0;
