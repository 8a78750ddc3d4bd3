import type { BlobStore } from '@balcao/blobs';
import type { EventStore } from '@balcao/event-store';
import { journalStream } from '@balcao/journal';
import type { PackedAttachments } from '@balcao/verifier';
import { attachedBy, isAsAttached } from '../verification/attached-files.js';
import type { EventRange } from './pack-events.js';

/**
 * The files that the events of a pack attach, compared with the digests that the events have. They
 * are not in the pack; what has changed or is gone is named.
 */
export async function packedAttachments(
  { events, blobs }: { readonly events: EventStore; readonly blobs: BlobStore },
  companyId: string,
  { from, until }: EventRange,
): Promise<PackedAttachments> {
  const changed: string[] = [];
  let compared = 0;
  const range = { from, limit: until - from + 1 };
  for await (const stored of events.read(journalStream(companyId), range)) {
    const file = attachedBy(stored);
    if (file === undefined) continue;
    compared += 1;
    if (!(await isAsAttached(blobs, companyId, file))) changed.push(file.name);
  }
  return { compared, changed };
}
