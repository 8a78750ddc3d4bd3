import { dirname } from 'node:path';
import type { JobQueue } from '@balcao/jobs';
import { SqliteJobQueue } from '@balcao/jobs/sqlite';
import { urgentPartitions } from '@balcao/tasks';
import { StartError } from '../start-error.js';
import { makeFolder } from './data-folder.js';
import type { Place } from './open-stores.js';

/**
 * Contacts no server. `onError` is told what a queue recovers from by itself. `StartError` for an
 * address that cannot be read. Queues of one server are told apart by their prefix.
 */
export async function openJobs(
  place: Place,
  onError: (error: unknown) => void,
  prefix?: string,
): Promise<JobQueue> {
  if ('file' in place) {
    makeFolder(dirname(place.file));
    return SqliteJobQueue.open({ path: place.file, onError, urgentPartitions });
  }
  // Loaded where there is a server: its client is large.
  const { RedisJobQueue } = await import('@balcao/jobs/redis');
  try {
    const { url } = place;
    const named = prefix !== undefined && { prefix };
    return new RedisJobQueue({ url, onError, urgentPartitions, ...named });
  } catch {
    throw new StartError('REDIS_URL cannot be read: see redis://user:password@host:6379.');
  }
}
