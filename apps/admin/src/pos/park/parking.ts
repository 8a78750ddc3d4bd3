import type { TillStart } from '@balcao/contracts';
import type { TillCart } from '@balcao/domain';
import { ulid } from 'ulidx';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import { knownBatches } from '../batches/known-batches.js';
import { emptyCart, type Cart, type CartLine } from '../cart/cart.js';
import { cartDiscount, cartLines, priceCart } from '../cart/price-cart.js';
import { recalledCart } from '../till/recalled-cart.js';
import { pricingOf } from '../till/sale-entry.js';
import type { TillSession } from '../till/till-session.js';

/** A sale that waits, as the list of them shows it. */
export type WaitingSale = TillStart['parked'][number];

/** What the cart of a sale that waits is kept under among the small states of a till. */
const parkedKey = (id: string): string => `parked ${id}`;

/**
 * Sets the sale in the cart aside under a name. It waits in the list at once and its cart stays on
 * this device, so that this till goes on with it without a network; others see it once it is sent.
 */
export async function parkSale(till: TillSession, name: string): Promise<void> {
  const { cart, cash_register: cashRegisterId } = till.state.get();
  const { start, shift, cashierId } = till;
  const { totalMinor } = priceCart(cart, pricingOf(start)).totals;
  const sale: WaitingSale = {
    ...{ id: ulid(), name, shiftId: shift.id, cashRegisterId: cashRegisterId ?? '' },
    ...{ cashierId, cashier: till.cashierName, at: new Date().toISOString(), totalMinor },
  };
  const { id, shiftId } = sale;
  const said = { id, shiftId, name, totalMinor, cart: contentOf(cart) };
  await till.append(
    { kind: 'park', said },
    { cart: emptyCart, start: { ...start, parked: [...start.parked, sale] } },
    { [parkedKey(id)]: cart },
  );
}

function contentOf(cart: Cart): TillCart {
  const discount = cartDiscount(cart);
  return {
    lines: cartLines(cart),
    ...(cart.client !== undefined && { clientId: cart.client.id }),
    ...(cart.note !== undefined && { note: cart.note }),
    ...(discount !== undefined && { commercialDiscount: discount }),
  };
}

/**
 * Goes on with a sale that waits: once, whichever till asks first. What this device set aside
 * itself it goes on with by itself where the server cannot be asked, or has not heard of it yet.
 * Throws `ProblemError`.
 */
export async function recallSale(till: TillSession, id: string): Promise<void> {
  const { database, companyId, start } = till;
  const key: [string, string] = [companyId, parkedKey(id)];
  const kept = (await database.get('pos', key)) as Cart | undefined;
  const { isOnline, waiting } = till.view.get();
  const asksServer = kept === undefined || (isOnline && waiting === 0);
  const cart = asksServer ? await askedFor(till, id, kept) : undefined;
  const change = { start: { ...start, parked: start.parked.filter((one) => one.id !== id) } };
  if (cart !== undefined) {
    till.state.merge({ ...change, cart });
    till.onAppended();
  } else if (kept !== undefined) {
    const said = { id, shiftId: till.shift.id };
    await till.append({ kind: 'recall', said }, { ...change, cart: kept });
  }
  await database.delete('pos', key);
}

/** The sale from the server, which gives it to one till; nothing where that cannot be reached. */
async function askedFor(
  till: TillSession,
  id: string,
  kept: Cart | undefined,
): Promise<Cart | undefined> {
  const { companyId } = till;
  try {
    const { body } = await request(`/api/parked-sales/${id}`, { companyId });
    const { cart } = body as { readonly cart: TillCart };
    await request(`/api/parked-sales/${id}/recall`, {
      ...{ method: 'POST', companyId, idempotencyKey: ulid() },
      body: { shiftId: till.shift.id },
    });
    return kept ?? (await named(till, recalledCart(cart, till.catalogue, ulid)));
  } catch (error) {
    const isAway = error instanceof ProblemError && error.status === 0;
    if (!isAway || kept === undefined) throw error;
    return undefined;
  }
}

/** With the names of its client and of its batches, which only their ids came with. */
async function named(till: TillSession, cart: Cart): Promise<Cart> {
  const lines = cart.lines.map((line) => namedBatch(till, line));
  return namedClient(till, { ...cart, lines: await Promise.all(lines) });
}

async function namedBatch(till: TillSession, line: CartLine): Promise<CartLine> {
  const { batch, articleId } = line;
  if (batch === undefined) return line;
  const known = (await knownBatches(till, articleId))?.find(({ id }) => id === batch.id);
  return known === undefined ? line : { ...line, batch: { id: known.id, name: known.name } };
}

/** The client by the name that this device knows. */
async function namedClient({ database, companyId }: TillSession, cart: Cart): Promise<Cart> {
  if (cart.client === undefined) return cart;
  const { id } = cart.client;
  const row = await database.get('clients', [companyId, id]);
  if (row === undefined) return cart;
  const { name, categoryId } = row;
  return { ...cart, client: { id, name, ...(categoryId !== undefined && { categoryId }) } };
}
