import { compareDecimals, quantity, subtractDecimals } from '@balcao/pricing';
import { emptyCart, type Cart, type CartLine } from '../cart/cart.js';

/** Items added while the previous sale was being recorded: they belong to the next sale. */
export function leftInCart(now: Cart, gone: Cart): Cart {
  if (now === gone) return emptyCart;
  const lines = now.lines.flatMap((line) => {
    const before = gone.lines.find(({ key }) => key === line.key);
    return before === undefined ? [line] : moreThan(line, before);
  });
  return lines.length === 0 ? emptyCart : { lines, selected: lines.at(-1)?.key };
}

function moreThan(line: CartLine, before: CartLine): readonly CartLine[] {
  const more = quantity(subtractDecimals(line.quantity, before.quantity));
  return compareDecimals(more, quantity('0')) > 0 ? [{ ...line, quantity: more }] : [];
}
