import type { BlobStore } from '@balcao/blobs';

/** A whole blob. Throws `BlobNotFound`. */
export async function blobContent(
  blobs: BlobStore,
  companyId: string,
  id: string,
): Promise<Uint8Array> {
  const { content } = await blobs.get(companyId, id);
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
