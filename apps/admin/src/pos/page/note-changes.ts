import type { TillApproval } from '@balcao/contracts';
import { compareDecimals } from '@balcao/pricing';
import type { Cart, CartLine } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import type { TillSession } from '../till/till-session.js';

/** Records voids and changed prices on the shift timeline. */
export async function noteChanges(
  till: TillSession,
  before: Cart,
  after: Cart,
  approval?: TillApproval,
): Promise<void> {
  const worth = priceCart(before, pricingOf(till.start)).lines;
  const left = priceCart(after, pricingOf(till.start)).lines;
  for (const [index, line] of before.lines.entries()) {
    const at = after.lines.findIndex(({ key }) => key === line.key);
    const offMinor = (worth[index]?.afterDiscountMinor ?? 0) - (left[at]?.afterDiscountMinor ?? 0);
    const noted = noteOf(line, after.lines[at], offMinor);
    if (noted === undefined) continue;
    const fields = { id: till.shift.id, ...noted };
    await till.append({ kind: 'note', said: fields, ...(approval !== undefined && { approval }) });
  }
}

/** The timeline entry of a line: removed, reduced, or repriced. */
export function noteOf(line: CartLine, now: CartLine | undefined, offMinor: number) {
  const { name, quantity, unitPrice, cashierId } = line;
  if (now === undefined || compareDecimals(now.quantity, quantity) < 0) {
    const left = now === undefined ? '' : ` → ${now.quantity}`;
    const fields = {
      kind: 'lineRemoved',
      text: `${quantity}${left} × ${name}`,
      amountMinor: Math.max(0, offMinor),
    } as const;
    return cashierId === undefined ? fields : { ...fields, lineCashierId: cashierId };
  }
  if (now.unitPrice === unitPrice) return undefined;
  const text = `${name}: ${unitPrice} → ${now.unitPrice}`;
  return { kind: 'priceChanged', text } as const;
}
