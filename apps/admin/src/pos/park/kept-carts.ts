import type { Cart } from '../cart/cart.js';
import { PARKED } from '../../till-store/till-keys.js';
import type { TillSession } from '../till/till-session.js';

/** The storage key of a parked cart. */
export const parkedKey = (id: string): string => `${PARKED}${id}`;

/** The cart of a parked sale, if on this device. */
export const keptCart = async (
  { database, companyId }: TillSession,
  id: string,
): Promise<Cart | undefined> =>
  (await database.get('pos', [companyId, parkedKey(id)])) as Cart | undefined;

/** Saves or removes the cart of a parked sale on this device. */
export async function keepCart(
  { database, companyId }: TillSession,
  id: string,
  cart: Cart | undefined,
): Promise<void> {
  const key: [string, string] = [companyId, parkedKey(id)];
  if (cart === undefined) await database.delete('pos', key);
  else await database.put('pos', cart, key);
}
