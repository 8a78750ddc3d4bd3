import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { sayProblem } from '../../http/say-problem.js';
import { emptyCart, type Cart } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { takenOff } from '../cart/taken-off.js';
import { letVoidLater } from '../approval/let-later.js';
import { pricingOf } from '../till/pricing-of.js';
import { useTill } from '../till/till-context.js';
import type { noteChanges } from './note-changes.js';
import type { TillSession } from '../till/till-session.js';

const noting = fetchedAhead(() => import('./note-changes.js'));

const note = async (...of: Parameters<typeof noteChanges>): Promise<void> =>
  (await noting()).noteChanges(...of);

/**
 * Changes the cart; lines that go and prices that change are noted in the shift's film. More than
 * the cashier may take off a sale is taken off with an approval only, and noted with it.
 */
export function useChangedCart(): (change: (cart: Cart) => Cart) => void {
  const till = useTill();
  return (change) => {
    const before = till.state.get().cart;
    const after = change(before);
    const limitMinor = voidLimitOf(till);
    const minor = limitMinor === undefined ? 0 : takenOff(before, after, pricingOf(till.start));
    if (limitMinor === undefined || minor <= limitMinor) {
      till.changeCart(() => after);
      offerUndo(till, before, after);
      note(till, before, after).catch(sayProblem);
      return;
    }
    const letAndChange = async (): Promise<void> => {
      const approval = await (await letVoidLater())(till, minor, limitMinor);
      if (approval === undefined) return;
      till.changeCart(change);
      offerUndo(till, before, till.state.get().cart);
      await note(till, before, after, approval);
    };
    letAndChange().catch(sayProblem);
  };
}

/** Lines that went can be brought back for some seconds. */
function offerUndo(till: TillSession, before: Cart, after: Cart): void {
  const isGone = before.lines.some(({ key }) => !after.lines.some((line) => line.key === key));
  till.view.merge({ takenOff: isGone ? { before, after } : null });
}

/** What the cashier may take off a sale alone, in minor units; nothing where nothing limits. */
const voidLimitOf = ({ start, cashierId }: TillSession): number | undefined =>
  start.cashiers.find(({ id }) => id === cashierId)?.voidMinor;

/** Throws the sale away, with an approval where it is worth more than the cashier may. */
export async function clearSale(till: TillSession): Promise<void> {
  const before = till.state.get().cart;
  const minor = priceCart(before, pricingOf(till.start)).totals.totalMinor;
  const limitMinor = voidLimitOf(till);
  if (limitMinor === undefined || minor <= limitMinor) {
    await till.clear();
    offerUndo(till, before, emptyCart);
    return;
  }
  const approval = await (await letVoidLater())(till, minor, limitMinor);
  if (approval === undefined) return;
  await till.clear(approval);
  offerUndo(till, before, emptyCart);
}
