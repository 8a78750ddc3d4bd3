import type { CopyKind } from '@balcao/contracts';
import { request } from '../http/request.js';

/** How a paper is wanted. */
export interface PaperWish {
  readonly copy: CopyKind;
  /** A print model; the default of the type without it. */
  readonly modelId?: string;
}

/** What has a paper. */
export interface Printable {
  readonly resource: 'documents' | 'payments';
  readonly id: string;
  readonly typeId: string;
  readonly reference: string;
  readonly isPrinted: boolean;
  readonly isCancelled: boolean;
}

/** Where a copy is read; `company` as what opens it sends no header. */
export function paperAddress(
  companyId: string,
  { resource, id }: Printable,
  wish: PaperWish,
  format: 'html' | 'pdf',
): string {
  const query = new URLSearchParams({ format, company: companyId, ...wish });
  return `/api/${resource}/${encodeURIComponent(id)}/paper?${query.toString()}`;
}

/** The page of a copy. Throws `ProblemError`. */
export async function readPaper(
  companyId: string,
  printable: Printable,
  wish: PaperWish,
): Promise<string> {
  const { body } = await request(paperAddress(companyId, printable, wish, 'html'), { companyId });
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
