import { sentence } from '../../i18n/messages.js';
import type { MadeSale } from '../till/till-state.js';
import type { TillSession } from '../till/till-session.js';
import { pdfPath } from './pdf-path.js';

/**
 * A duplicate of a receipt as a PDF file: from the server where it can be asked, or else drawn on
 * this device. Throws with instructions where neither has it.
 */
export async function receiptFile(
  till: TillSession,
  { documentId, reference }: Pick<MadeSale, 'documentId' | 'reference'>,
): Promise<File> {
  const pdf = (await fromServer(till, documentId)) ?? (await fromDevice(till, documentId));
  if (pdf === undefined) throw new Error(sentence('app.failed'));
  const name = `${reference.replace(/[^\dA-Za-z]+/g, '-')}.pdf`;
  return new File([pdf], name, { type: 'application/pdf' });
}

async function fromServer(till: TillSession, documentId: string): Promise<Blob | undefined> {
  const { isOnline, waiting } = till.view.get();
  if (!isOnline || waiting > 0) return undefined;
  try {
    const answer = await fetch(pdfPath(till.companyId, documentId));
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}

async function fromDevice(
  till: TillSession,
  documentId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { keptPdf } = await import('./receipt-pdf.js');
  return keptPdf(till, documentId);
}
