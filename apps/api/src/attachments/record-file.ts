import type { BlobStore } from '@balcao/blobs';
import { DomainError } from '@balcao/domain';
import { CommandReused } from '@balcao/journal';

/** What recording a file came to, and whether the record names this very blob. */
interface Recorded<T> {
  readonly answer: T;
  readonly isNamed: boolean;
}

/**
 * Records a file whose content has just been kept in a blob of its own. The blob is removed where
 * no record names it: the command was refused, or had been carried out before with another blob.
 * While nobody knows whether it was recorded, it stays.
 */
export async function recordFile<T>(
  blobs: BlobStore,
  { companyId, blobId }: { readonly companyId: string; readonly blobId: string },
  record: () => Promise<Recorded<T>>,
): Promise<T> {
  try {
    const { answer, isNamed } = await record();
    if (!isNamed) await blobs.remove(companyId, blobId);
    return answer;
  } catch (error) {
    const isRefused = error instanceof DomainError || error instanceof CommandReused;
    if (isRefused) await blobs.remove(companyId, blobId);
    throw error;
  }
}
