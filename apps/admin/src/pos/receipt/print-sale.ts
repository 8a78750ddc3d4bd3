import { sentence } from '../../i18n/messages.js';
import { deviceSettings } from '../devices/device-settings.js';
import { drawerKick } from '../devices/escpos.js';
import { writeToPrinter } from '../devices/printer.js';
import { printReceipt } from '../till/print-receipt.js';
import type { TillSession } from '../till/till-session.js';
import { keepReceipt, keptReceipt, receiptKey } from './kept-receipts.js';
import { printPage } from './print-page.js';
import type { Receipt } from './receipt-of.js';

/**
 * Prints a sale: from the till's own journal, with or without a network, else as the server has it.
 * The copy is written down before it is printed; one that the printer did not take is the same copy
 * when it is tried again. Throws what the printer or the server says.
 */
export async function printSale(till: TillSession, documentId: string): Promise<void> {
  const { database, companyId } = till;
  const receipt = await keptReceipt(database, companyId, documentId);
  if (receipt === undefined) {
    await printReceipt(companyId, documentId);
    return;
  }
  const { copyOf } = await import('./receipt-paper.js');
  if (!receipt.isNoted) {
    const said = { id: documentId, copy: copyOf(receipt) };
    await till.append({ kind: 'print', said }, {}, () => ({
      [receiptKey(documentId)]: { ...receipt, isNoted: true } satisfies Receipt,
    }));
  }
  await put(receipt);
  const { copies } = receipt;
  await keepReceipt(database, companyId, { ...receipt, isNoted: false, copies: copies + 1 });
}

async function put(receipt: Receipt): Promise<void> {
  const { copyOf, receiptHtml, receiptPaper } = await import('./receipt-paper.js');
  const copy = copyOf(receipt);
  const { way, ...look } = deviceSettings.get();
  if (way === 'browser') {
    await printPage(receiptHtml(receipt, copy));
    return;
  }
  const { receiptBytes } = await import('../devices/receipt-bytes.js');
  await send(receiptBytes(receiptPaper(receipt, copy), look));
}

/** Says what a cashier can do about it where the printer takes nothing. */
async function send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await writeToPrinter(bytes);
  } catch (error) {
    throw new Error(sentence('till.receipt.failed'), { cause: error });
  }
}

/** What happens by itself after a sale: the drawer opens for cash, the receipt is printed. */
export async function afterSale(till: TillSession, documentId: string): Promise<void> {
  const { way, opensDrawer, printsAtOnce, drawerPin } = deviceSettings.get();
  const receipt = await keptReceipt(till.database, till.companyId, documentId);
  const opens = way !== 'browser' && opensDrawer && receipt?.hasCash === true;
  if (opens) await send(drawerKick(drawerPin));
  if (printsAtOnce) await printSale(till, documentId);
}
