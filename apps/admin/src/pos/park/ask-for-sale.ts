import type { ParkedSale } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { isRefusal } from '../../http/actions.js';
import { request } from '../../http/request.js';
import { knownBatches } from '../batches/known-batches.js';
import type { Cart, CartLine } from '../cart/cart.js';
import { recalledCart } from '../till/recalled-cart.js';
import type { TillSession } from '../till/till-session.js';
import type { AskedSale, PosState } from '../till/till-state.js';
import { keepCart, keptCart } from './kept-carts.js';

/** The pending request for a parked sale. */
export const askedFor = (till: TillSession, id: string): AskedSale | undefined =>
  till.state.get().asked.find(({ sale }) => sale.id === id);

/** The pending requests without one. */
export const askedWithout = (till: TillSession, id: string): Pick<PosState, 'asked'> => ({
  asked: till.state.get().asked.filter(({ sale }) => sale.id !== id),
});

/**
 * Fetches a sale parked by another till from the server, which gives it to one till only. Its cart
 * is saved on this device first, and the request is kept until answered, so that a lost answer
 * loses no sale. Throws `ProblemError`.
 */
export async function askForSale(till: TillSession, id: string): Promise<Cart> {
  const asked = askedFor(till, id) ?? (await prepare(till, id));
  try {
    await request(`/api/parked-sales/${id}/recall`, {
      method: 'POST',
      companyId: till.companyId,
      idempotencyKey: asked.idempotencyKey,
      body: { shiftId: asked.shiftId },
    });
  } catch (error) {
    if (isRefusal(error)) {
      till.state.merge(askedWithout(till, id));
      await keepCart(till, id, undefined);
    }
    throw error;
  }
  const cart = await keptCart(till, id);
  if (cart === undefined) throw new Error(`the cart of ${id} is not on this device`);
  return cart;
}

/** Saves the cart on this device, and the request. */
async function prepare(till: TillSession, id: string): Promise<AskedSale> {
  const { companyId } = till;
  const { body } = await request(`/api/parked-sales/${id}`, { companyId });
  const { cart, ...sale } = body as ParkedSale;
  await keepCart(till, id, await named(till, recalledCart(cart, till.catalogue, ulid)));
  const asked = { sale, shiftId: till.shift.id, idempotencyKey: ulid() };
  till.state.merge({ asked: [...till.state.get().asked, asked] });
  return asked;
}

/** Adds the names of its client and batches, which came as ids. */
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

/** The client's name from this device. */
async function namedClient({ database, companyId }: TillSession, cart: Cart): Promise<Cart> {
  if (cart.client === undefined) return cart;
  const { id } = cart.client;
  const row = await database.get('clients', [companyId, id]);
  if (row === undefined) return cart;
  const { name, categoryId } = row;
  return { ...cart, client: { id, name, ...(categoryId !== undefined && { categoryId }) } };
}
