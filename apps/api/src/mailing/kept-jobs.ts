import type { Job, JobQueue } from '@balcao/jobs';

/** Jobs that are looked through, the newest first. */
const jobsLookedThrough = 1_000;
const jobsPerPage = 200;

/** The company's jobs of a kind that are still kept, the newest first. */
export async function keptJobs(
  queue: JobQueue,
  companyId: string,
  isMeant: (job: Job) => boolean,
): Promise<readonly Job[]> {
  const found: Job[] = [];
  for (let offset = 0; offset < jobsLookedThrough; offset += jobsPerPage) {
    const { jobs } = await queue.list(companyId, { offset, limit: jobsPerPage });
    found.push(...jobs.filter(isMeant));
    if (jobs.length < jobsPerPage) break;
  }
  return found;
}
