import { createHash } from 'node:crypto';
import type { BlobInfo } from '@balcao/blobs';
import { lastRevisionOf, ownName, type MadeFile } from '@balcao/domain';
import type { Job } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';

/** The part of the event that the kept file does not tell; `revision` where it is known. */
type About = Pick<MadeFile, 'kind' | 'from' | 'to'> & {
  readonly revision: MadeFile['revision'] | undefined;
};

/**
 * Records the digest of a file that a job has made, so that the next seal covers it: once, however
 * often the job runs.
 */
export async function noteMadeFile(
  { journals }: Pick<TaskGround, 'journals'>,
  { id: jobId, companyId, actorId }: Pick<Job, 'id' | 'companyId' | 'actorId'>,
  { id: blobId, fileName: name, size, sha256 }: BlobInfo,
  { revision, ...about }: About,
): Promise<void> {
  const id = `file_${createHash('sha256').update(jobId).digest('hex').slice(0, 40)}`;
  const isNoted = await journals.inspect(
    companyId,
    (books) => lastRevisionOf(books, id) !== undefined,
  );
  if (isNoted) return;
  const body = {
    ...({ type: 'NoteMadeFile', id, ...about, blobId, name, size, sha256 } as const),
    ...(revision !== undefined && { revision }),
  };
  await journals.execute(companyId, { commandId: ownName(id), actorId, body });
}
