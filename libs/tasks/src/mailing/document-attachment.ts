import type { MailAttachment } from '@balcao/delivery';
import type { Language } from '@balcao/messages';
import { readPaper, type PaperGround, type ReadPaper } from './read-paper.js';

/** A document or receipt, and the file that it is in a mail. */
export interface AttachedPaper {
  readonly paper: ReadPaper;
  readonly attachment: MailAttachment;
}

/**
 * What goes with a mail about a document: the whole of it as one page of HTML, which any browser
 * shows and prints. Undefined where the company has no such document.
 */
export async function documentAttachment(
  ground: PaperGround,
  { companyId, documentId }: { readonly companyId: string; readonly documentId: string },
  language: Language,
): Promise<AttachedPaper | undefined> {
  const paper = await readPaper(ground, companyId, documentId, language);
  if (paper === undefined) return undefined;
  return {
    paper,
    attachment: {
      name: `${paper.reference.replace(/[^\p{L}\p{N}]+/gu, '-')}.html`,
      contentType: 'text/html; charset=utf-8',
      content: new TextEncoder().encode(paper.html),
    },
  };
}
