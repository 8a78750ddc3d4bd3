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

/** Copies that may be recorded but failed to print, by document. */
const unprinted = new Map<string, Copy>();

/**
 * Prints a document from the server: the original first, then marked duplicates, each recorded in
 * the books. A failed print keeps its copy number when retried. Throws `ProblemError`.
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
