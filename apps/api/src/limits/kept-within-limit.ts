import { allBlobs, type BlobStore } from '@balcao/blobs';
import { LRUCache } from 'lru-cache';
import { beyond, type Limit } from '../http/limits.js';

/** How long a sum is kept before the blobs are counted again. */
const countedForMs = 3_600_000;

/** Companies whose sums are remembered; those used last. */
const rememberedCompanies = 1_000;

interface Sum {
  bytes: number;
  readonly until: number;
}

/**
 * The same store, which takes no more of a company whose files have reached the limit. Sums are
 * counted once an hour, and carried on with what is kept and removed here.
 */
export function keptWithinLimit(blobs: BlobStore, limit: Limit): BlobStore {
  const sums = new LRUCache<string, Promise<Sum>>({ max: rememberedCompanies });

  const counted = async (company: string): Promise<Sum> => {
    let bytes = 0;
    for await (const { size } of allBlobs(blobs, company)) bytes += size;
    return { bytes, until: performance.now() + countedForMs };
  };

  const sumOf = async (company: string): Promise<Sum> => {
    const known = sums.get(company);
    if (known !== undefined) {
      const sum = await known;
      if (sum.until > performance.now()) return sum;
      if (sums.get(company) !== known) return sumOf(company);
    }
    const counting = counted(company);
    sums.set(company, counting);
    counting.catch(() => sums.delete(company));
    return counting;
  };

  return {
    put: async (company, blob) => {
      const sum = await sumOf(company);
      const bytes = blob.content instanceof Uint8Array ? blob.content.byteLength : 0;
      if (sum.bytes + bytes > limit.max) throw beyond(limit);
      // Counted before it is kept: what comes meanwhile finds no room that is taken already.
      sum.bytes += bytes;
      try {
        const info = await blobs.put(company, blob);
        sum.bytes += info.size - bytes;
        return info;
      } catch (error) {
        sum.bytes -= bytes;
        throw error;
      }
    },
    get: (company, id, range) => blobs.get(company, id, range),
    stat: (company, id) => blobs.stat(company, id),
    remove: async (company, id) => {
      const sum = await sums.get(company);
      const freed = sum && (await blobs.stat(company, id).catch(() => undefined));
      await blobs.remove(company, id);
      if (sum !== undefined && freed !== undefined) sum.bytes -= freed.size;
    },
    list: (company, options) => blobs.list(company, options),
    ping: () => blobs.ping(),
    close: () => blobs.close(),
  };
}
