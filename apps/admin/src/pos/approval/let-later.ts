import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { spoken } from '../spoken.js';

/** Asks about what a ticket has beyond the stock, in a part that no first scan waits for. */
export const letShortLater = fetchedAhead(
  spoken(async () => (await import('../stock/let-short.js')).letShort),
);

/** Asks for more to be taken off a sale than a cashier may, in the same way. */
export const letVoidLater = fetchedAhead(
  spoken(async () => (await import('./let-void.js')).letVoid),
);
