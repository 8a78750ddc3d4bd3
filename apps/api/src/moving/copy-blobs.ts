import { allBlobs, type BlobInfo, BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { End, Step } from './end.js';
import { assertGoing, MoveError } from './move-error.js';
import { counted, progressLines } from './progress-lines.js';

/** What became of the blobs. */
export interface CopiedBlobs {
  readonly blobs: number;
  readonly bytes: number;
  /** Those that were not there before. */
  readonly copied: number;
}

/**
 * Makes the blobs of these companies at the target those of the source: copies what is missing, and
 * forgets what the source has removed since an earlier move. `MoveError` names content that is not
 * what was kept.
 */
export async function copyBlobs(
  source: End,
  target: End,
  companies: readonly string[],
  { signal, say }: Step,
): Promise<CopiedBlobs> {
  const tell = progressLines('copying attachments', say);
  let [blobs, bytes, copied, forgotten] = [0, 0, 0, 0];
  for (const company of companies) {
    const known = new Set<string>();
    for await (const info of allBlobs(source.blobs, company)) {
      assertGoing(signal);
      known.add(info.id);
      if (await copyBlob(source.blobs, target.blobs, company, info)) copied += 1;
      blobs += 1;
      bytes += info.size;
      tell(blobs);
    }
    forgotten += await forgetOthers(target.blobs, company, known);
  }
  const gone = forgotten === 0 ? '' : `, ${counted(forgotten)} forgotten that the source lacks`;
  say(`attachments: ${counted(blobs)} of ${counted(bytes)} bytes, ${counted(copied)} new${gone}`);
  return { blobs, bytes, copied };
}

/** Answers whether there was anything to copy. */
async function copyBlob(
  source: BlobStore,
  target: BlobStore,
  company: string,
  info: BlobInfo,
): Promise<boolean> {
  const there = await statOf(target, company, info.id);
  if (there?.sha256 === info.sha256) return false;
  if (there !== undefined) await target.remove(company, info.id);
  const { id, fileName, contentType, storedAt, size } = info;
  const { content } = await source.get(company, id);
  const named = { id, fileName, contentType, storedAt };
  const kept = await target.put(company, { ...named, content, bytesMax: size });
  if (kept.sha256 === info.sha256 && kept.size === size) return true;
  await target.remove(company, id);
  throw new MoveError(`The content of attachment ${id} of ${company} is not what was kept.`);
}

async function forgetOthers(
  target: BlobStore,
  company: string,
  known: ReadonlySet<string>,
): Promise<number> {
  const others: string[] = [];
  for await (const { id } of allBlobs(target, company)) if (!known.has(id)) others.push(id);
  for (const id of others) await target.remove(company, id);
  return others.length;
}

async function statOf(
  store: BlobStore,
  company: string,
  id: string,
): Promise<BlobInfo | undefined> {
  try {
    return await store.stat(company, id);
  } catch (error) {
    if (error instanceof BlobNotFound) return undefined;
    throw error;
  }
}
