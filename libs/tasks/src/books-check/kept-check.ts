import { BlobNotFound, type BlobStore } from '@balcao/blobs';
import type { BooksCheckResult, ModelCheck } from '@balcao/contracts';
import type { Job, Json } from '@balcao/jobs';
import { blobContent } from '../importing/blob-content.js';
import type { TaskGround } from '../task-ground.js';
import { booksCheckJob } from './check-schedule.js';

/** What a job answers of a check; what it found of each model lies in a file of its own. */
export type BooksCheckFound = Omit<BooksCheckResult, 'models'>;

type Kept = Pick<TaskGround, 'blobs' | 'jobs'>;

/** Where the models of a check are kept: with all their differences they are too much for a job. */
export const booksCheckBlob = (jobId: string): string => `books_${jobId}`;

/** Checks of the past whose files are looked for, to be removed. */
const checksBefore = 50;

/** Keeps what a check found of each model, in place of what the ones before it did. */
export async function keepModels(
  { blobs, jobs }: Kept,
  { id, companyId }: Pick<Job, 'id' | 'companyId'>,
  models: readonly ModelCheck[],
): Promise<void> {
  const ended = await jobs.list(companyId, { states: ['done'], limit: 200 });
  const checks = ended.jobs.filter(({ name }) => name === booksCheckJob).slice(0, checksBefore);
  for (const before of checks) await blobs.remove(companyId, booksCheckBlob(before.id));
  // An attempt before this one may have kept other figures.
  await blobs.remove(companyId, booksCheckBlob(id));
  await blobs.put(companyId, {
    id: booksCheckBlob(id),
    fileName: 'books-check.json',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(models)),
  });
}

/** What a check found, with its models; without them where the file is gone. */
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
    const bytes = await blobContent(blobs, companyId, booksCheckBlob(id));
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as readonly ModelCheck[];
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
