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
 * Changes the cart; removed lines and changed prices are recorded on the shift timeline. Voids
 * above the cashier's limit need an approval, which is recorded too.
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

/** Removed lines can be restored for some seconds. */
function offerUndo(till: TillSession, before: Cart, after: Cart): void {
  const isGone = before.lines.some(({ key }) => !after.lines.some((line) => line.key === key));
  till.view.merge({ takenOff: isGone ? { before, after } : null });
}

/** The cashier's void limit, in minor units; undefined without a limit. */
const voidLimitOf = ({ start, cashierId }: TillSession): number | undefined =>
  start.cashiers.find(({ id }) => id === cashierId)?.voidMinor;

/** Discards the sale, with an approval if it exceeds the cashier's limit. */
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
