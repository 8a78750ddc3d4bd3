import type { Paper, Picture } from '@balcao/printing';
import { drawnPicture } from '../devices/picture.js';
import { writeReceipt } from '../devices/write-receipt.js';
import type { TillSession } from '../till/till-session.js';
import { keptLogo } from './kept-logos.js';
import { keptReceipt } from './kept-receipts.js';
import type { PdfPicture } from './pdf-file.js';
import { PdfRoll, pdfColumns } from './pdf-roll.js';
import { receiptPaper } from './receipt-paper.js';

/** White shows where a logo is transparent. */
const QUALITY = 0.9;

/**
 * A duplicate of a receipt that this device keeps, as a PDF: what a link shows, without a network.
 * Undefined where the device has no such receipt.
 */
export async function keptPdf(
  till: TillSession,
  documentId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const receipt = await keptReceipt(till.database, till.companyId, documentId);
  if (receipt === undefined) return undefined;
  const logo = await keptLogo(till, receipt.paper.logoId);
  return paperPdf(receiptPaper(receipt, 'duplicate'), logo && (await asJpeg(logo)));
}

/** A paper as a PDF as narrow as a roll, with the same content as every other print. */
export function paperPdf(paper: Paper, logo?: PdfPicture): Uint8Array<ArrayBuffer> {
  const out = new PdfRoll();
  if (logo !== undefined) out.picture(logo);
  writeReceipt(paper, out, pdfColumns);
  return out.bytes(`${paper.title} ${paper.reference}`.trim());
}

async function asJpeg(picture: Picture): Promise<PdfPicture | undefined> {
  const canvas = await drawnPicture(picture, { isOnWhite: true });
  if (canvas === undefined) return undefined;
  const { width, height } = canvas;
  const file = await new Promise<Blob | null>((drawn) => {
    canvas.toBlob(drawn, 'image/jpeg', QUALITY);
  });
  if (file === null) return undefined;
  return { width, height, jpeg: new Uint8Array(await file.arrayBuffer()) };
}
