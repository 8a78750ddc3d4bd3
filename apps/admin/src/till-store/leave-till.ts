import { openTillDatabase } from './till-db.js';
import { CART, LANE, PARKED, REST } from './till-keys.js';

/** Entries of tills on this device, whichever company's, that the server does not have yet. */
export async function unsentEntries(): Promise<number> {
  const database = await openTillDatabase();
  const count = await database.count('outbox');
  database.close();
  return count;
}

const stores = ['packs', 'articles', 'clients'] as const;

/**
 * Forgets what the tills of this device have read from the server, and what they have sold, unless
 * something waits to be sent. The device sequence, the choice of the register and sales that are
 * not finished stay: they belong to the device, and nobody else has them.
 */
export async function clearTills(): Promise<void> {
  const database = await openTillDatabase();
  try {
    const transaction = database.transaction(['outbox', 'pos', ...stores], 'readwrite');
    if ((await transaction.objectStore('outbox').count()) > 0) return;
    const pos = transaction.objectStore('pos');
    for (const key of await pos.getAllKeys()) {
      const [, name] = key;
      if (name === REST) await pos.put(ofDevice((await pos.get(key)) as object), key);
      else if (name !== LANE && name !== CART && !name.startsWith(PARKED)) await pos.delete(key);
    }
    await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
    await transaction.done;
  } finally {
    database.close();
  }
}

/** Without the people, and without what the server says again. */
const ofDevice = (known: object): object => ({
  ...known,
  cashier: null,
  isLocked: false,
  shift: null,
  numbers: {},
});
