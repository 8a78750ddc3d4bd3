import { createHash } from 'node:crypto';
import type { BlobInfo } from '@balcao/blobs';
import { lastRevisionOf, ownName, type MadeFile } from '@balcao/domain';
import type { Job } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';

/** What a file is about; the rest is known of the kept file. */
type About = Pick<MadeFile, 'kind' | 'from' | 'to' | 'revision'>;

/**
 * Has the journal say what a file is that a job has made, so that the next seal covers it. However
 * often the job runs, it is said once.
 */
export async function noteMadeFile(
  { journals }: Pick<TaskGround, 'journals'>,
  { id: jobId, companyId, actorId }: Pick<Job, 'id' | 'companyId' | 'actorId'>,
  { id: blobId, fileName: name, size, sha256 }: BlobInfo,
  about: About,
): Promise<void> {
  const id = `file_${createHash('sha256').update(jobId).digest('hex').slice(0, 40)}`;
  const isNoted = await journals.inspect(
    companyId,
    (books) => lastRevisionOf(books, id) !== undefined,
  );
  if (isNoted) return;
  const body = { type: 'NoteMadeFile', id, ...about, blobId, name, size, sha256 } as const;
  await journals.execute(companyId, { commandId: ownName(id), actorId, body });
}
