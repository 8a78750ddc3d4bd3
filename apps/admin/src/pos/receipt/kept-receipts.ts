import { createSlice } from '../../boot/slice.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import type { Receipt } from './receipt-of.js';

const PREFIX = 'receipt ';

/** How long a receipt is kept on the device, in milliseconds. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

/** The storage key of a receipt. */
export const receiptKey = (documentId: string): string => `${PREFIX}${documentId}`;

/** Notifies the page that a receipt was printed. */
export const printing = createSlice<{ readonly count: number }>({ count: 0 });

export async function keptReceipt(
  database: TillDatabase,
  companyId: string,
  documentId: string,
): Promise<Receipt | undefined> {
  const key: [string, string] = [companyId, receiptKey(documentId)];
  return (await database.get('pos', key)) as Receipt | undefined;
}

export async function keepReceipt(
  database: TillDatabase,
  companyId: string,
  receipt: Receipt,
): Promise<void> {
  await database.put('pos', receipt, [companyId, receiptKey(receipt.issued.id)]);
  printing.merge({ count: printing.get().count + 1 });
}

/** Removes old receipts. */
export async function forgetOldReceipts(
  database: TillDatabase,
  companyId: string,
  now: number,
): Promise<void> {
  const range = IDBKeyRange.bound([companyId, PREFIX], [companyId, `${PREFIX}\uffff`]);
  const transaction = database.transaction('pos', 'readwrite');
  let cursor = await transaction.store.openCursor(range);
  while (cursor !== null) {
    const { issued } = cursor.value as Receipt;
    if (now - Date.parse(issued.issuedOn) > KEPT_MS) await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
