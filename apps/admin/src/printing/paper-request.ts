import type { CopyKind } from '@balcao/contracts';
import { pastQuery } from '../boot/past-moment.js';
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
  format: 'html' | 'pdf' | 'xlsx',
): string {
  const query = new URLSearchParams({
    format,
    company: companyId,
    ...wish,
    ...pastQuery(companyId),
  });
  return `/api/${resource}/${encodeURIComponent(id)}/paper?${query.toString()}`;
}

/** A document and the copy of it that is wanted. */
export interface WantedCopy {
  readonly id: string;
  readonly reference: string;
  readonly copy: CopyKind;
}

/** The most documents that are shown and printed at once; a file is made of more. */
export const papersMax = 50;

/** The page of copies of several papers of a kind. */
export function papersAddress(
  companyId: string,
  kind: Printable['resource'],
  wanted: readonly WantedCopy[],
): string {
  const ids = wanted.map(({ id }) => id).join(',');
  const copies = wanted.map(({ copy }) => copy).join(',');
  const query = new URLSearchParams({
    format: 'html',
    company: companyId,
    ids,
    copies,
    ...pastQuery(companyId),
  });
  return `/api/${kind}/papers?${query.toString()}`;
}

interface NextOf extends Pick<Printable, 'isPrinted'> {
  readonly status: string;
}

/** The copy that is next for a document: its original once, while it is in force. */
export function nextCopy({ isPrinted, status }: NextOf): CopyKind {
  if (isPrinted) return 'second';
  return status === 'cancelled' ? 'duplicate' : 'original';
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
