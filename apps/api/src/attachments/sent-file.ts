import { BlobTooLarge, type BlobStore } from '@balcao/blobs';
import { ATTACHMENT_BYTES_MAX, refuse, type AttachedFile } from '@balcao/domain';
import { RequestError } from '../http/request-error.js';
import { fitsItsType } from './content-type.js';

const contentTypeShape = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;
// As the store of blobs takes names: no folders, no line breaks.
const nameShape = /^[^\p{Cc}/\\]{1,200}$/u;

/** A file as it was sent: its name and type in the query, itself as the body. */
export interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** Reads a sent file; refuses a part that is missing, and content that is not of its type. */
export function sentFileOf(name: unknown, contentType: unknown, content: unknown): SentFile {
  if (typeof name !== 'string' || !nameShape.test(name)) throw invalid('name');
  if (typeof contentType !== 'string' || !contentTypeShape.test(contentType)) throw invalid('type');
  if (!(content instanceof Uint8Array) || content.length === 0) throw invalid('file');
  if (!fitsItsType(contentType, content))
    refuse('document.attachmentOfOtherType', { name }, 'file');
  return { fileName: name, contentType, content };
}

/** Keeps the content under an id that the server makes, and answers what a command says of it. */
export async function keepFile(
  blobs: BlobStore,
  companyId: string,
  attachmentId: string,
  file: SentFile,
): Promise<AttachedFile> {
  const blobId = `attachment_${attachmentId}`;
  const { fileName: name, contentType } = file;
  try {
    const blob = { id: blobId, ...file, bytesMax: ATTACHMENT_BYTES_MAX };
    const { size, sha256 } = await blobs.put(companyId, blob);
    return { attachmentId, blobId, name, contentType, size, sha256 };
  } catch (error) {
    if (!(error instanceof BlobTooLarge)) throw error;
    return refuse('document.attachmentTooLarge', { megabytes: ATTACHMENT_BYTES_MAX / 1_000_000 });
  }
}

function invalid(path: string): RequestError {
  return new RequestError(422, 'request.invalid', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
}
