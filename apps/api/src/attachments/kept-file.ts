import { createHash } from 'node:crypto';
import { StreamableFile } from '@nestjs/common';
import type { BlobStore } from '@balcao/blobs';
import { blobContent } from '@balcao/tasks';
import { RequestError } from '../http/request-error.js';
import { savedAs } from '../http/sent-as.js';

/** A file as the record that keeps it describes it. */
interface KeptFile {
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  /** Of the content, in hex; files that were kept before digests were recorded have none. */
  readonly sha256?: string;
}

/**
 * The file, to be saved: never shown as a page of this server. Refuses one whose content is not
 * what was recorded; `BlobNotFound` for one that is gone.
 */
export async function keptFile(
  blobs: BlobStore,
  companyId: string,
  { blobId, name, contentType, sha256 }: KeptFile,
): Promise<StreamableFile> {
  const content = await blobContent(blobs, companyId, blobId);
  const isSame =
    sha256 === undefined || createHash('sha256').update(content).digest('hex') === sha256;
  if (!isSame) throw new RequestError(409, 'file.altered');
  return new StreamableFile(content, {
    type: contentType,
    length: content.length,
    disposition: savedAs(name),
  });
}
