import { deviceSettings } from '../devices/device-settings.js';
import { printReceipt } from '../till/print-receipt.js';
import type { TillSession } from '../till/till-session.js';
import { keepReceipt, keptReceipt, receiptKey } from './kept-receipts.js';
import { printPage } from './print-page.js';
import { kickDrawer, printRaw } from './print-raw.js';
import type { Receipt } from './receipt-of.js';

/**
 * Prints a sale: from the till's journal, online or offline, or else from the server. The copy is
 * recorded before printing; a failed print keeps its copy number when retried. Throws the printer's
 * or server's error.
 */
export async function printSale(till: TillSession, documentId: string): Promise<void> {
  const { database, companyId } = till;
  const receipt = await keptReceipt(database, companyId, documentId);
  if (receipt === undefined) {
    await printReceipt(till, documentId);
    return;
  }
  const { copyOf } = await import('./receipt-paper.js');
  if (!receipt.isNoted) {
    const fields = { id: documentId, copy: copyOf(receipt) };
    await till.append({ kind: 'print', said: fields }, {}, () => ({
      [receiptKey(documentId)]: { ...receipt, isNoted: true } satisfies Receipt,
    }));
  }
  await put(till, receipt);
  const { copies } = receipt;
  await keepReceipt(database, companyId, { ...receipt, isNoted: false, copies: copies + 1 });
}

async function put(till: TillSession, receipt: Receipt): Promise<void> {
  const { copyOf, receiptHtml, receiptPaper } = await import('./receipt-paper.js');
  const copy = copyOf(receipt);
  const { keptLogo } = await import('./kept-logos.js');
  const logo = await keptLogo(till, receipt.paper.logoId);
  if (deviceSettings.get().way === 'browser') await printPage(receiptHtml(receipt, copy, logo));
  else await printRaw(till, receiptPaper(receipt, copy, logo));
}

/** Runs after a sale: opens the drawer for cash and prints the receipt. */
export async function afterSale(till: TillSession, documentId: string): Promise<void> {
  const receipt = await keptReceipt(till.database, till.companyId, documentId);
  if (receipt?.hasCash === true) await kickDrawer(till);
  if (deviceSettings.get().printsAtOnce) await printSale(till, documentId);
}
