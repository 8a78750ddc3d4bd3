import type { CopyKind } from '@balcao/contracts';
import { request } from '../http/request.js';

/** How a paper is wanted. */
export interface PaperWish {
  readonly copy: CopyKind;
  /** A print model; the default of the type without it. */
  readonly modelId?: string;
}

/** Where a copy of a document is read; `company` as what opens it sends no header. */
export function paperAddress(
  companyId: string,
  documentId: string,
  wish: PaperWish,
  format: 'html' | 'pdf',
): string {
  const query = new URLSearchParams({ format, company: companyId, ...wish });
  return `/api/documents/${encodeURIComponent(documentId)}/paper?${query.toString()}`;
}

/** The page of a copy. Throws `ProblemError`. */
export async function readPaper(
  companyId: string,
  documentId: string,
  wish: PaperWish,
): Promise<string> {
  const { body } = await request(paperAddress(companyId, documentId, wish, 'html'), { companyId });
  return String(body);
}

/** The page that a draft would become. Throws `ProblemError`, as issuing would be refused. */
export async function readDraftPaper(
  companyId: string,
  draftId: string,
  content: object,
): Promise<string> {
  const path = `/api/drafts/${encodeURIComponent(draftId)}/paper`;
  const { body } = await request(path, { method: 'POST', companyId, body: content });
  return String(body);
}
