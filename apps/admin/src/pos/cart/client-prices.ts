import { compareDecimals, unitPrice } from '@balcao/pricing';
import { setClient, type Cart, type CartClient, type CartLine } from './cart.js';

/** What a line's article costs a client now, with VAT; nothing where it is not known. */
export type PriceOfLine = (line: CartLine, client: CartClient | undefined) => string | undefined;

/**
 * The sale for another client: lines whose price nobody set take what their article costs that
 * client, where it is not what it costs the one before; a price that the office changed meanwhile
 * leaves them theirs. Answers how many did.
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
