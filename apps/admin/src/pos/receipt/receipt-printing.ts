import { fetchedAhead } from '../../routing/later.js';

/** How receipts are printed: no sale waits for it. */
export const receiptPrinting = fetchedAhead(() => import('./print-sale.js'));
