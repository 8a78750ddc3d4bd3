import type { Cart, CartLine } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import { useTill } from '../till/till-context.js';
import type { TillSession } from '../till/till-session.js';

/** Changes the cart; lines that go and prices that change are noted in the shift's film. */
export function useChangedCart(): (change: (cart: Cart) => Cart) => void {
  const till = useTill();
  return (change) => {
    const before = till.state.get().cart;
    const after = change(before);
    till.changeCart(() => after);
    void note(till, before, after);
  };
}

async function note(till: TillSession, before: Cart, after: Cart): Promise<void> {
  const priced = priceCart(before, pricingOf(till.start));
  for (const [index, line] of before.lines.entries()) {
    const now = after.lines.find(({ key }) => key === line.key);
    const noted = noteOf(line, now, priced.lines[index]?.afterDiscountMinor ?? 0);
    if (noted === undefined) continue;
    await till.append({ kind: 'note', said: { id: till.shift.id, ...noted } });
  }
}

function noteOf(line: CartLine, now: CartLine | undefined, amountMinor: number) {
  const { name, quantity, unitPrice, cashierId } = line;
  if (now === undefined) {
    const said = { kind: 'lineRemoved', text: `${quantity} × ${name}`, amountMinor } as const;
    return cashierId === undefined ? said : { ...said, lineCashierId: cashierId };
  }
  if (now.unitPrice === unitPrice) return undefined;
  const text = `${name}: ${unitPrice} → ${now.unitPrice}`;
  return { kind: 'priceChanged', text } as const;
}
