import { join } from 'node:path';
import { GridFsBlobStore } from '@balcao/blobs/gridfs';
import { openDelivery } from '@balcao/delivery/opening';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import {
  domainModel,
  FileSnapshotStore,
  Journal,
  JournalDamages,
  type KeyRing,
} from '@balcao/journal';
import { repairRows, type RowRepair } from '@balcao/projections';
import type { ReadStore } from '@balcao/read-store';
import {
  fiscalInThread,
  followWebhooks,
  Sealing,
  secretsKeyIn,
  taskWork,
  tellingOfDamage,
} from '@balcao/tasks';
import {
  openKeys,
  readTaskSettings,
  secretsKeySetting,
  type Environment,
} from '@balcao/tasks/settings';
import { ulid } from 'ulidx';
import { foldedPast } from './folded-past.js';
import type { ServerAddresses } from './open-servers.js';

/** Where tasks find what they work on. */
interface TaskStores {
  readonly events: EventStore;
  readonly keyRing: KeyRing;
  readonly rows: ReadStore;
  readonly jobs: JobQueue;
  readonly addresses: ServerAddresses;
}

/** Background work, in the same context as in an API. */
export interface Tasks {
  work(): void;
  close(): Promise<void>;
}

/** What runs in the thread of a fiscal file. */
const fiscalThread = new URL('./fiscal.worker.js', import.meta.url);

/** Where an API node listens when nothing else is said: for links, for want of `PUBLIC_URL`. */
const usualPort = 3_000;

/** `StartError` when a setting cannot be read. */
export async function openTasks(environment: Environment, stores: TaskStores): Promise<Tasks> {
  const ground = await openGround(environment, stores);
  ground.damages.onDamage(tellingOfDamage(ground));
  let stopFollowing: (() => Promise<void>) | undefined;
  return {
    work: () => {
      ground.jobs.work(...taskWork(ground));
      stopFollowing = followWebhooks(ground);
    },
    close: async () => {
      await stopFollowing?.();
      await ground.mail.close();
      await ground.journals.close();
      await ground.blobs.close();
    },
  };
}

/** What tasks work on: the servers' stores, and books of their own. */
async function openGround(environment: Environment, stores: TaskStores) {
  const { addresses, events, keyRing, rows, jobs } = stores;
  const settings = readTaskSettings(environment, usualPort);
  const { dataDir, billing, delivery, webhooks, certificates, serviceAdmins } = settings;
  const secretsKey = secretsKeySetting(environment);
  const signingKeys = await openKeys(settings.signingKeysDir);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const warn = (what: string, cause: unknown) =>
    process.stderr.write(`${what}: ${String(cause)}\n`);
  const clock = () => new Date();
  const newId = () => ulid();
  const damages = new JournalDamages({ store: events, clock, warn });
  const journals = new Journal({
    store: events,
    model: domainModel(undefined, signingKeys.documents),
    snapshots: new FileSnapshotStore(join(dataDir, 'snapshots')),
    clock,
    newId,
    keyRing,
    warn,
    damages,
  });
  const blobs = await GridFsBlobStore.open({
    url: addresses.mongoDb,
    database: addresses.database,
  });
  return {
    events,
    journals,
    damages,
    rows,
    blobs,
    jobs,
    clock,
    newId,
    webhooks,
    certificates,
    serviceAdmins,
    signingKeys,
    warn,
    ...openDelivery(delivery, dataDir, say),
    ...(billing !== undefined && { billing }),
    webAddress: delivery.webAddress,
    secrets: new Sealing(() => secretsKey ?? secretsKeyIn(dataDir)),
    fiscalContent: fiscalInThread(fiscalThread, () => addresses),
    rowsAt: (companyId: string, revision: number) => foldedPast(events, companyId, revision),
    repair: (repair: RowRepair) => repairRows(rows, repair),
  };
}
