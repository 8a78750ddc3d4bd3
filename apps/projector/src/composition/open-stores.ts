import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import { RedisJobQueue } from '@balcao/jobs/redis';
import type { ReadStore } from '@balcao/read-store';
import { openServers } from './open-servers.js';
import { openTasks } from './tasks.js';
import { Operations } from '../operations/operations.js';
import { readOperationsSettings } from '../operations/settings.js';
import { urgentPartitions } from '@balcao/tasks';
import {
  databaseOf,
  readServers,
  StartError,
  unreadableAddress,
  type Environment,
} from '@balcao/tasks/settings';

/** What the projector folds from and into, and where its jobs come from. */
export interface Stores {
  readonly events: EventStore;
  readonly rows: ReadStore;
  /** Absent where Redis is not used: each API node does its own jobs then. */
  readonly jobs: JobQueue | undefined;
  /** Takes jobs, where there are any to take. */
  work(): void;
  close(): Promise<void>;
}

/**
 * Opens the servers that the environment names; contacts none of them. `StartError` when there is
 * nothing to do here, or an address is none.
 */
export async function openStores(environment: Environment): Promise<Stores> {
  const { eventStore, mongoDb, redis } = readServers(environment);
  if (eventStore === undefined && mongoDb === undefined) {
    throw new StartError(
      'There is nothing to project here: without EVENTSTORE_URL and MONGODB_URL the API keeps ' +
        'everything in its data folder and runs the projections itself.',
    );
  }
  if (eventStore === undefined) {
    throw new StartError('The projector needs EVENTSTORE_URL to be set as well.');
  }
  if (mongoDb === undefined) {
    throw new StartError('The projector needs MONGODB_URL to be set as well.');
  }
  const addresses = { eventStore, mongoDb, database: databaseOf(mongoDb) };
  const { events, rows, keyRing, close } = await openServers(addresses, unreadableAddress);
  const jobs = redis === undefined ? undefined : await openJobs(redis);
  const tasks = jobs && (await openTasks(environment, { events, keyRing, rows, jobs, addresses }));
  return {
    events,
    rows,
    jobs,
    work: () => tasks?.work(),
    close: async () => {
      await jobs?.close();
      await tasks?.close();
      await close();
    },
  };
}

/** Opens the reporting of the projector; `StartError` for an impossible setting. */
export function openOperations(environment: Environment): Promise<Operations> {
  return Operations.open(readOperationsSettings(environment));
}

/** `StartError` for an address that its client cannot read: its own words may repeat a password. */
function openJobs(url: string): Promise<JobQueue> {
  const onError = (error: unknown) => process.stderr.write(`jobs: ${String(error)}\n`);
  return new Promise<JobQueue>((resolve) => {
    resolve(new RedisJobQueue({ url, onError, urgentPartitions }));
  }).catch(() => {
    throw unreadableAddress('redis');
  });
}
