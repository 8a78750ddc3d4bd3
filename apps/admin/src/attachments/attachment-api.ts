import type { AttachmentRow } from '@balcao/contracts';
import { rememberRevision } from '../http/read-after.js';
import { ask } from '../http/request.js';
import { sendFile } from '../http/send-file.js';

/** What a browser knows no content type of. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** The kinds of records that keep files, as the API calls them. */
export type AttachmentOwner = 'documents' | 'payments' | 'expenses';

/** A record that keeps files. */
export interface KeepsFiles {
  readonly owner: AttachmentOwner;
  readonly id: string;
}

const pathOf = ({ owner, id }: KeepsFiles): string =>
  `/api/${owner}/${encodeURIComponent(id)}/attachments`;

/** Keeps a file with a record; sent again, it is kept once. Throws `ProblemError`. */
export async function attachFile(companyId: string, record: KeepsFiles, file: File): Promise<void> {
  const query = new URLSearchParams({ name: file.name, type: file.type || UNKNOWN_TYPE });
  const accepted = await sendFile(companyId, `${pathOf(record)}?${query.toString()}`, file);
  const { revision } = accepted as { readonly revision?: unknown };
  if (typeof revision === 'number') rememberRevision(companyId, revision);
}

/** The file as it was attached. Throws `ProblemError`. */
export async function readAttachment(
  companyId: string,
  record: KeepsFiles,
  { id }: AttachmentRow,
): Promise<Blob> {
  const response = await ask(`${pathOf(record)}/${encodeURIComponent(id)}`, { companyId });
  return response.blob();
}
