import { BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { BooksCheckResult, ModelCheck } from '@balcao/contracts';
import type { Job, Json } from '@balcao/jobs';
import { blobContent } from '../importing/blob-content.js';

/** The answer of a job that checks; its findings for each model are in a file of their own. */
export type BooksCheckFound = Omit<BooksCheckResult, 'models'>;

/** The file of the last check: with all differences its models are too much for a job. */
const lastCheck = 'books_check';

interface KeptCheck {
  readonly jobId: string;
  readonly models: readonly ModelCheck[];
}

/** Keeps the findings of a check for each model, in place of those of the check before it. */
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

/** The findings of a check, with its models; without them where a later check has replaced them. */
export async function readCheck(
  blobs: BlobStore,
  { id, companyId, result }: Pick<Job, 'id' | 'companyId' | 'result'>,
): Promise<BooksCheckResult> {
  // As `checkBooks` answered; earlier versions kept the models there, too.
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
    // As `keepModels` wrote it.
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
