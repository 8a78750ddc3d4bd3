import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import { printPage } from '../receipt/print-page.js';

/**
 * Prints a document on the roll as the server has it: the original the first time, a marked
 * duplicate from then on; the books note each. Throws `ProblemError`.
 */
export async function printReceipt(companyId: string, documentId: string): Promise<void> {
  const path = `/api/documents/${encodeURIComponent(documentId)}`;
  const { body: found } = await request(path, { companyId });
  const isPrinted = (found as { readonly isPrinted?: boolean }).isPrinted === true;
  const copy = isPrinted ? 'duplicate' : 'original';
  await request(`${path}/print`, {
    ...{ method: 'POST', companyId, idempotencyKey: ulid() },
    body: { copy },
  });
  const query = new URLSearchParams({ copy, paperSize: 'thermal80' });
  const { body: page } = await request(`${path}/paper?${query.toString()}`, { companyId });
  await printPage(String(page));
}
