import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { spoken } from '../spoken.js';

/** How receipts are printed: no sale waits for it. */
export const receiptPrinting = fetchedAhead(spoken(() => import('./print-sale.js')));
