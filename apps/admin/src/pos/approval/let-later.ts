import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { spoken } from '../spoken.js';

/** Asks about shortages of the ticket; loaded after the first scan. */
export const letShortLater = fetchedAhead(
  spoken(async () => (await import('../stock/let-short.js')).letShort),
);

/** Asks for approval of a void above the cashier's limit, loaded in the same way. */
export const letVoidLater = fetchedAhead(
  spoken(async () => (await import('./let-void.js')).letVoid),
);
