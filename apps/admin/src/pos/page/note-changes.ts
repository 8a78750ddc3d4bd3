import type { TillApproval } from '@balcao/contracts';
import type { Cart, CartLine } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import type { TillSession } from '../till/till-session.js';

/** Notes lines that went and prices that changed in the shift's timeline. */
export async function noteChanges(
  till: TillSession,
  before: Cart,
  after: Cart,
  approval?: TillApproval,
): Promise<void> {
  const priced = priceCart(before, pricingOf(till.start));
  for (const [index, line] of before.lines.entries()) {
    const now = after.lines.find(({ key }) => key === line.key);
    const amountMinor = priced.lines[index]?.afterDiscountMinor ?? 0;
    const noted = noteOf(line, now, amountMinor, approval !== undefined);
    if (noted === undefined) continue;
    const said = { id: till.shift.id, ...noted };
    await till.append({ kind: 'note', said, ...(approval !== undefined && { approval }) });
  }
}

function noteOf(
  line: CartLine,
  now: CartLine | undefined,
  amountMinor: number,
  isApproved: boolean,
) {
  const { name, quantity, unitPrice, cashierId } = line;
  if (now === undefined || (isApproved && now.quantity !== quantity)) {
    const left = now === undefined ? '' : ` → ${now.quantity}`;
    const said = {
      kind: 'lineRemoved',
      text: `${quantity}${left} × ${name}`,
      amountMinor,
    } as const;
    return cashierId === undefined ? said : { ...said, lineCashierId: cashierId };
  }
  if (now.unitPrice === unitPrice) return undefined;
  const text = `${name}: ${unitPrice} → ${now.unitPrice}`;
  return { kind: 'priceChanged', text } as const;
}
