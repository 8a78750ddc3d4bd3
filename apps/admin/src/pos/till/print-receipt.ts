import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import { deviceSettings } from '../devices/device-settings.js';
import { printPage } from '../receipt/print-page.js';
import { paperIn, printRaw } from '../receipt/print-raw.js';
import type { TillSession } from './till-session.js';

/**
 * Prints a document on the roll as the server has it: the original the first time, a marked
 * duplicate from then on; the books note each. Throws `ProblemError`.
 */
export async function printReceipt(till: TillSession, documentId: string): Promise<void> {
  const { companyId } = till;
  const isPage = deviceSettings.get().way === 'browser';
  const path = `/api/documents/${encodeURIComponent(documentId)}`;
  const { body: found } = await request(path, { companyId });
  const isPrinted = (found as { readonly isPrinted?: boolean }).isPrinted === true;
  const copy = isPrinted ? 'duplicate' : 'original';
  await request(`${path}/print`, {
    ...{ method: 'POST', companyId, idempotencyKey: ulid() },
    body: { copy },
  });
  const query = new URLSearchParams({
    ...{ copy, paperSize: 'thermal80', format: isPage ? 'html' : 'json' },
  });
  const { body: paper } = await request(`${path}/paper?${query.toString()}`, { companyId });
  if (isPage) await printPage(String(paper));
  else await printRaw(till, paperIn(paper));
}
