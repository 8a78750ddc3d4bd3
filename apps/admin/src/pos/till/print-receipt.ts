import { ulid } from 'ulidx';
import { request } from '../../http/request.js';

/**
 * Prints the receipt of a sale on the roll: the original the first time, a marked duplicate from
 * then on; the books note each. Throws `ProblemError`.
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
  const query = new URLSearchParams({ copy, company: companyId, paperSize: 'thermal80' });
  await printPage(`${path}/paper?${query.toString()}`);
}

/** Hands a page of our own to the browser's printing, in a frame that nobody sees. */
function printPage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.className = 'visually-hidden';
    frame.title = address;
    frame.src = address;
    frame.addEventListener('load', () => {
      frame.contentWindow?.addEventListener('afterprint', () => {
        frame.remove();
      });
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}
