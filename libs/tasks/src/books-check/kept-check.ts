import { BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { BooksCheckResult, ModelCheck } from '@balcao/contracts';
import type { Job, Json } from '@balcao/jobs';
import { blobContent } from '../importing/blob-content.js';

/** What a job answers of a check; what it found of each model lies in a file of its own. */
export type BooksCheckFound = Omit<BooksCheckResult, 'models'>;

/** The models of the last check are kept here: with all differences they are too much for a job. */
const lastCheck = 'books_check';

interface KeptCheck {
  readonly jobId: string;
  readonly models: readonly ModelCheck[];
}

/** Keeps what a check found of each model, in place of what the one before it did. */
export async function keepModels(
  blobs: BlobStore,
  { id: jobId, companyId }: Pick<Job, 'id' | 'companyId'>,
  models: readonly ModelCheck[],
): Promise<void> {
  const kept: KeptCheck = { jobId, models };
  await blobs.remove(companyId, lastCheck);
  await blobs.put(companyId, {
    id: lastCheck,
    fileName: 'books-check.json',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(kept)),
  });
}

/** What a check found, with its models; without them where those of a later one are kept. */
export async function readCheck(
  blobs: BlobStore,
  { id, companyId, result }: Pick<Job, 'id' | 'companyId' | 'result'>,
): Promise<BooksCheckResult> {
  // What `checkBooks` answered; earlier versions kept the models there, too.
  const found = result as unknown as BooksCheckFound & Partial<BooksCheckResult>;
  return { ...found, models: found.models ?? (await modelsOf(blobs, companyId, id)) };
}

async function modelsOf(
  blobs: BlobStore,
  companyId: string,
  id: string,
): Promise<readonly ModelCheck[]> {
  try {
    const bytes = await blobContent(blobs, companyId, lastCheck);
    // What `keepModels` wrote.
    const { jobId, models } = JSON.parse(Buffer.from(bytes).toString('utf8')) as KeptCheck;
    return jobId === id ? models : [];
  } catch (error) {
    if (error instanceof BlobNotFound) return [];
    throw error;
  }
}

/** How many rows a check found to differ; 0 of a result that is none. */
export function differencesIn(result: Json | undefined): number {
  if (typeof result !== 'object' || result === null || !('differences' in result)) return 0;
  return Number(result['differences']);
}
