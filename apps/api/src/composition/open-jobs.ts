import { dirname, join } from 'node:path';
import type { JobQueue } from '@balcao/jobs';
import { SqliteJobQueue } from '@balcao/jobs/sqlite';
import { urgentPartitions } from '@balcao/tasks';
import { unreadableAddress } from '@balcao/tasks/settings';
import { makeFolder } from './data-folder/make-folder.js';
import { openCounters } from './open-counters.js';
import type { BackendOptions } from './open-backend.js';
import type { Place } from '../store-place.js';

export interface OpenJobsOptions {
  /** Tells the queues of one server apart. */
  readonly prefix?: string;
  /** Whether the data folder is held by this process, so that no other works on the file. */
  readonly isHeldAlone?: boolean;
}

/**
 * Contacts no server. `onError` is called with what a queue recovers from by itself. `StartError`
 * for an address that cannot be read.
 */
export async function openJobs(
  place: Place,
  onError: (error: unknown) => void,
  { prefix, isHeldAlone = false }: OpenJobsOptions = {},
): Promise<JobQueue> {
  if ('file' in place) {
    makeFolder(dirname(place.file));
    return SqliteJobQueue.open({ path: place.file, onError, urgentPartitions, isHeldAlone });
  }
  // Loaded where there is a server: its client is large.
  const { RedisJobQueue } = await import('@balcao/jobs/redis');
  try {
    const { url } = place;
    const named = prefix !== undefined && { prefix };
    return new RedisJobQueue({ url, onError, urgentPartitions, ...named });
  } catch {
    throw unreadableAddress('redis');
  }
}

/** The queues of this node. Time is the machine's: a caller that waits for a job waits in it. */
function openOwnJobs(
  { servers, dataDir, warn }: Pick<BackendOptions, 'servers' | 'dataDir' | 'warn'>,
  name: 'jobs' | 'report-jobs',
  isHeldAlone: boolean,
): Promise<JobQueue> {
  const { redis: url } = servers;
  const place = url === undefined ? { file: join(dataDir, `${name}.db`) } : { url };
  const tell = (error: unknown): void => {
    warn(name, error);
  };
  const prefix = name === 'jobs' ? {} : { prefix: `balcao-${name}` };
  return openJobs(place, tell, { ...prefix, isHeldAlone });
}

/** What nodes share in Redis, where they have one. */
export async function openQueues(options: BackendOptions, isHeldAlone: boolean) {
  return {
    jobs: await openOwnJobs(options, 'jobs', isHeldAlone),
    reportJobs: await openOwnJobs(options, 'report-jobs', isHeldAlone),
    counters: await openCounters(options),
  };
}
