import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import { deviceSettings } from '../devices/device-settings.js';
import { printPage } from '../receipt/print-page.js';
import { paperIn, printRaw } from '../receipt/print-raw.js';
import type { TillSession } from './till-session.js';

interface Copy {
  readonly copy: 'original' | 'duplicate';
  readonly idempotencyKey: string;
}

/** Copies that may be in the books already and did not come out of the printer, by document. */
const unprinted = new Map<string, Copy>();

/**
 * Prints a document on the roll as the server has it: the original the first time, a marked
 * duplicate from then on; the books note each. One that did not come out is the same copy when it
 * is tried again. Throws `ProblemError`.
 */
export async function printReceipt(till: TillSession, documentId: string): Promise<void> {
  const { companyId } = till;
  const isPage = deviceSettings.get().way === 'browser';
  const path = `/api/documents/${encodeURIComponent(documentId)}`;
  const { copy, idempotencyKey } = unprinted.get(documentId) ?? (await nextCopy(till, path));
  unprinted.set(documentId, { copy, idempotencyKey });
  await request(`${path}/print`, { method: 'POST', companyId, idempotencyKey, body: { copy } });
  const query = new URLSearchParams({
    copy,
    paperSize: 'thermal80',
    format: isPage ? 'html' : 'json',
  });
  const { body: paper } = await request(`${path}/paper?${query.toString()}`, { companyId });
  if (isPage) await printPage(String(paper));
  else await printRaw(till, paperIn(paper));
  unprinted.delete(documentId);
}

async function nextCopy({ companyId }: TillSession, path: string): Promise<Copy> {
  const { body } = await request(path, { companyId });
  const { isPrinted } = body as { readonly isPrinted?: boolean };
  return { copy: isPrinted === true ? 'duplicate' : 'original', idempotencyKey: ulid() };
}
