import type { MailAttachment } from '@balcao/delivery';
import { renderPdf } from '@balcao/printing/pdf';
import { readPaper, type PaperGround, type PaperOrder, type ReadPaper } from './read-paper.js';

/** A document or receipt, and the file that it is in a mail. */
export interface AttachedPaper {
  readonly paper: ReadPaper;
  readonly attachment: MailAttachment;
}

/** What goes with a mail about a document: its print. Undefined where there is none of the id. */
export async function documentAttachment(
  ground: PaperGround,
  order: PaperOrder,
): Promise<AttachedPaper | undefined> {
  const paper = await readPaper(ground, order);
  if (paper === undefined) return undefined;
  return {
    paper,
    attachment: {
      name: `${paper.reference.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
      contentType: 'application/pdf',
      content: await renderPdf(paper.paper),
    },
  };
}
