import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import { RedisJobQueue } from '@balcao/jobs/redis';
import type { ReadStore } from '@balcao/read-store';
import { openServers } from './open-servers.js';
import { openTasks } from './tasks.js';
import { StartError } from '../start-error.js';
import { Operations } from '../operations/operations.js';
import { readOperationsSettings, type OperationsSettings } from '../operations/settings.js';
import { urgentPartitions } from '@balcao/tasks';

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

type Environment = Readonly<Record<string, string | undefined>>;

/** What addresses look like; whatever is wrong with one, it is not repeated. */
const shapes = {
  EVENTSTORE_URL: { begins: /^esdb(\+discover)?:\/\/[^/?#\s]/, example: 'esdb://host:2113' },
  MONGODB_URL: {
    begins: /^mongodb(\+srv)?:\/\/[^/?#\s]/,
    example: 'mongodb://host:27017/balcao?replicaSet=rs0',
  },
  REDIS_URL: { begins: /^rediss?:\/\/[^/?#\s]/, example: 'redis://host:6379' },
} as const;

/**
 * Opens the servers that the environment names; contacts none of them. `StartError` when there is
 * nothing to do here, or an address is none.
 */
export async function openStores(environment: Environment): Promise<Stores> {
  const [eventStore, mongoDb] = [
    addressIn(environment, 'EVENTSTORE_URL'),
    addressIn(environment, 'MONGODB_URL'),
  ];
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
  const database = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?#]+)/.exec(mongoDb)?.[1] ?? 'balcao';
  const addresses = { eventStore, mongoDb, database };
  const { events, rows, keyRing, close } = await openServers(addresses, unreadable);
  const redis = addressIn(environment, 'REDIS_URL');
  const jobs = redis === undefined ? undefined : await readable('REDIS_URL', openJobs(redis));
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

/** What is told of the projector; `StartError` for a setting that cannot be. */
export function openOperations(environment: Environment): Promise<Operations> {
  return Operations.open(settingsIn(environment));
}

function settingsIn(environment: Environment): OperationsSettings {
  try {
    return readOperationsSettings(environment);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** What is no matter of Redis being away is told where whoever runs the projector looks. */
function openJobs(url: string): Promise<JobQueue> {
  return new Promise((resolve) => {
    const onError = (error: unknown) => process.stderr.write(`jobs: ${String(error)}\n`);
    resolve(new RedisJobQueue({ url, onError, urgentPartitions }));
  });
}

function addressIn(environment: Environment, name: keyof typeof shapes): string | undefined {
  const url = environment[name]?.trim() ?? '';
  if (url === '') return undefined;
  const { begins, example } = shapes[name];
  if (begins.test(url)) return url;
  throw new StartError(`${name} is no address such as ${example}.`);
}

/** The clients' own words may repeat the address, and with it the password. */
async function readable<T>(name: keyof typeof shapes, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch {
    throw unreadable(name);
  }
}

const unreadable = (name: keyof typeof shapes): StartError =>
  new StartError(`${name} cannot be read: see ${shapes[name].example}.`);
