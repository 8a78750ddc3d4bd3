import type { Cart } from '../cart/cart.js';
import { PARKED } from '../../till-store/till-keys.js';
import type { TillSession } from '../till/till-session.js';

/** What the cart of a sale that waits is kept under among the small states of a till. */
export const parkedKey = (id: string): string => `${PARKED}${id}`;

/** The cart of a sale that waits, where this device has it. */
export const keptCart = async (
  { database, companyId }: TillSession,
  id: string,
): Promise<Cart | undefined> =>
  (await database.get('pos', [companyId, parkedKey(id)])) as Cart | undefined;

/** Keeps the cart of a sale that waits on this device, or forgets it. */
export async function keepCart(
  { database, companyId }: TillSession,
  id: string,
  cart: Cart | undefined,
): Promise<void> {
  const key: [string, string] = [companyId, parkedKey(id)];
  if (cart === undefined) await database.delete('pos', key);
  else await database.put('pos', cart, key);
}
