import type { TillCart } from '@balcao/domain';
import { ulid } from 'ulidx';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import { emptyCart, type Cart } from '../cart/cart.js';
import { cartDiscount, cartLines, priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import type { TillSession } from '../till/till-session.js';
import type { PosState, WaitingSale } from '../till/till-state.js';
import { askedFor, askedWithout, askForSale } from './ask-for-sale.js';
import { keepCart, keptCart, parkedKey } from './kept-carts.js';

/** The parked sales: from the server, and those this till may have without confirmation. */
export const waitingAt = ({ start, asked }: Pick<PosState, 'start' | 'asked'>) => {
  const parked = start?.parked ?? [];
  const known = new Set(parked.map(({ id }) => id));
  return [...parked, ...asked.map(({ sale }) => sale).filter(({ id }) => !known.has(id))];
};

/**
 * Parks the current sale under a name. It is listed at once and its cart stays on this device, so
 * that this till can resume it offline; others see it once it is sent.
 */
export async function parkSale(till: TillSession, name: string): Promise<void> {
  const { cart, cash_register: cashRegisterId } = till.state.get();
  const { start, shift, cashierId } = till;
  const { totalMinor } = priceCart(cart, pricingOf(start)).totals;
  const sale: WaitingSale = {
    id: ulid(),
    name,
    shiftId: shift.id,
    cashRegisterId: cashRegisterId ?? '',
    cashierId,
    cashier: till.cashierName,
    at: new Date().toISOString(),
    totalMinor,
  };
  const { id, shiftId } = sale;
  const fields = { id, shiftId, name, totalMinor, cart: contentOf(cart) };
  await till.append(
    { kind: 'park', said: fields },
    { cart: emptyCart, start: { ...start, parked: [...start.parked, sale] } },
    { [parkedKey(id)]: cart },
  );
}

function contentOf(cart: Cart): TillCart {
  const discount = cartDiscount(cart);
  const lines = cartLines(cart).map((line, index) =>
    cart.lines[index]?.hasOwnPrice === true ? { ...line, hasOwnPrice: true } : line,
  );
  return {
    lines,
    ...(cart.client !== undefined && { clientId: cart.client.id }),
    ...(cart.note !== undefined && { note: cart.note }),
    ...(discount !== undefined && { commercialDiscount: discount }),
  };
}

/**
 * Resumes a parked sale: once, for the first till that asks. Sales parked on this device can be
 * resumed offline or before the server knows them. Throws `ProblemError`.
 */
export async function recallSale(till: TillSession, id: string): Promise<void> {
  const kept = await keptCart(till, id);
  const isOwn = kept !== undefined && askedFor(till, id) === undefined;
  if (isOwn) await goOnWithOwn(till, id, kept);
  else goOn(till, id, await askForSale(till, id));
  await keepCart(till, id, undefined);
}

async function goOnWithOwn(till: TillSession, id: string, kept: Cart): Promise<void> {
  const { isOnline, waiting } = till.view.get();
  if (isOnline && waiting === 0 && (await isGiven(till, id))) {
    goOn(till, id, kept);
    return;
  }
  const fields = { id, shiftId: till.shift.id };
  await till.append({ kind: 'recall', said: fields }, { ...startWithout(till, id), cart: kept });
}

/** The sale is put in the cart, before items scanned while waiting. */
function goOn(till: TillSession, id: string, sale: Cart): void {
  const { lines, selected } = till.state.get().cart;
  const cart = { ...sale, lines: [...sale.lines, ...lines], selected: selected ?? sale.selected };
  till.state.merge({ ...startWithout(till, id), ...askedWithout(till, id), cart });
  till.onAppended();
}

const startWithout = ({ start }: TillSession, id: string): Pick<PosState, 'start'> => ({
  start: { ...start, parked: start.parked.filter((one) => one.id !== id) },
});

/**
 * Whether the server gave this till its own parked sale; false if offline, as the server may
 * already know the journal's entry. Throws `ProblemError`.
 */
async function isGiven({ companyId, shift }: TillSession, id: string): Promise<boolean> {
  try {
    await request(`/api/parked-sales/${id}/recall`, {
      method: 'POST',
      companyId,
      idempotencyKey: ulid(),
      body: { shiftId: shift.id },
    });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 0) return false;
    throw error;
  }
}
