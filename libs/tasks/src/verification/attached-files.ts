import { createHash } from 'node:crypto';
import { BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { JournalEvent } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';
import { eventAs } from '@balcao/journal';

/** A file that an event says is kept, by the digest of its content. */
export interface AttachedFile {
  readonly blobId: string;
  readonly name: string;
  readonly sha256: string;
  /** Of the event that says so. */
  readonly revision: number;
}

/** The file that an event attaches; early events have no digest, and are passed over. */
export function attachedBy(stored: RecordedEvent): AttachedFile | undefined {
  const { type, data } = eventAs<JournalEvent>(stored);
  if (type !== 'DocumentFileAttached' && type !== 'ExpenseFileAttached') return undefined;
  const { blobId, name, sha256 } = data.attachment;
  return sha256 === undefined ? undefined : { blobId, name, sha256, revision: stored.revision };
}

/** The file that the product has made of the books, where an event says so. */
export function madeBy(stored: RecordedEvent): AttachedFile | undefined {
  const { type, data } = eventAs<JournalEvent>(stored);
  if (type !== 'FileMade') return undefined;
  const { blobId, name, sha256 } = data;
  return { blobId, name, sha256, revision: stored.revision };
}

/** Whether the file is in the store, with the content that its event says. */
export async function isAsAttached(
  blobs: BlobStore,
  companyId: string,
  file: AttachedFile,
): Promise<boolean> {
  return (await foundFile(blobs, companyId, file)) === 'same';
}

/** Compares the file in the store with the digest in its event. */
export async function foundFile(
  blobs: BlobStore,
  companyId: string,
  { blobId, sha256 }: AttachedFile,
): Promise<'same' | 'changed' | 'gone'> {
  const digest = createHash('sha256');
  try {
    const { content } = await blobs.get(companyId, blobId);
    for await (const part of content) digest.update(part);
  } catch (error) {
    if (error instanceof BlobNotFound) return 'gone';
    throw error;
  }
  return digest.digest('hex') === sha256 ? 'same' : 'changed';
}
