import { join, resolve } from 'node:path';
import { GridFsBlobStore } from '@balcao/blobs/gridfs';
import { DeliverySettingError, readDeliverySettings } from '@balcao/delivery';
import { openDelivery } from '@balcao/delivery/opening';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import { domainModel, FileSnapshotStore, Journal, type KeyRing } from '@balcao/journal';
import { mendRows, type Mending } from '@balcao/projections';
import type { ReadStore } from '@balcao/read-store';
import {
  BillingSettingError,
  fiscalInThread,
  followWebhooks,
  openSigningKeys,
  readBillingSettings,
  readSecretsKey,
  readSoftwareCertificates,
  Sealing,
  SecretsKeyError,
  secretsKeyIn,
  signingKeysFolder,
  SoftwareCertificatesError,
  SigningKeysError,
  taskHandlers,
} from '@balcao/tasks';
import { ulid } from 'ulidx';
import { StartError } from '../start-error.js';
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

/** Work in the background, on the same ground as beside an API. */
export interface Tasks {
  work(): void;
  close(): Promise<void>;
}

/** What runs in the thread of a fiscal file. */
const fiscalThread = new URL('./fiscal.worker.js', import.meta.url);

type Environment = Readonly<Record<string, string | undefined>>;

/** Where an API node listens when nothing else is said: for links, for want of `PUBLIC_URL`. */
const usualPort = 3_000;

/** `StartError` when how people are reached cannot be read. */
export async function openTasks(environment: Environment, stores: TaskStores): Promise<Tasks> {
  const { addresses, events, keyRing, rows, jobs } = stores;
  const settings = deliverySettingsIn(environment);
  const dataDir = resolve(environment['DATA_DIR']?.trim() ?? 'data');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const delivery = openDelivery(settings, dataDir, say);
  const blobs = await GridFsBlobStore.open({
    url: addresses.mongoDb,
    database: addresses.database,
  });
  const clock = () => new Date();
  const newId = () => ulid();
  const { documents: keys } = await signingKeysIn(environment);
  const warn = (what: string, cause: unknown) =>
    process.stderr.write(`${what}: ${String(cause)}\n`);
  const journals = new Journal({
    store: events,
    model: domainModel(undefined, keys),
    snapshots: new FileSnapshotStore(join(dataDir, 'snapshots')),
    clock,
    newId,
    keyRing,
    warn,
  });
  const { webAddress } = settings;
  const billing = billingIn(environment);
  const secretsKey = secretsKeyFrom(environment);
  const handlers = {
    events,
    journals,
    rows,
    fiscalContent: fiscalInThread(fiscalThread, () => addresses),
    rowsAt: (companyId: string, revision: number) => foldedPast(events, companyId, revision),
    mend: (mending: Mending) => mendRows(rows, mending),
    blobs,
    jobs,
    ...delivery,
    clock,
    newId,
    webAddress,
    secrets: new Sealing(() => secretsKey ?? secretsKeyIn(dataDir)),
    webhooks: { allowsLoopback: environment['WEBHOOKS_ALLOW_LOOPBACK']?.trim() === 'true' },
    ...billing,
    certificates: certificatesIn(environment),
    warn,
  };
  let stopFollowing: (() => Promise<void>) | undefined;
  return {
    work: () => {
      jobs.work(taskHandlers(handlers));
      stopFollowing = followWebhooks(handlers);
    },
    close: async () => {
      await stopFollowing?.();
      await delivery.mail.close();
      await journals.close();
      await blobs.close();
    },
  };
}

function deliverySettingsIn(environment: Environment) {
  try {
    return readDeliverySettings(environment, usualPort);
  } catch (error) {
    if (error instanceof DeliverySettingError) throw new StartError(error.message);
    throw error;
  }
}

function secretsKeyFrom(environment: Environment): Buffer | undefined {
  try {
    return readSecretsKey(environment);
  } catch (error) {
    if (error instanceof SecretsKeyError) throw new StartError(error.message);
    throw error;
  }
}

async function signingKeysIn(environment: Environment) {
  try {
    return await openSigningKeys(signingKeysFolder(environment));
  } catch (error) {
    if (error instanceof SigningKeysError) throw new StartError(error.message);
    throw error;
  }
}

function certificatesIn(environment: Environment) {
  try {
    return readSoftwareCertificates(environment);
  } catch (error) {
    if (error instanceof SoftwareCertificatesError) throw new StartError(error.message);
    throw error;
  }
}

function billingIn(environment: Environment) {
  try {
    const billing = readBillingSettings(environment);
    return billing === undefined ? {} : { billing };
  } catch (error) {
    if (error instanceof BillingSettingError) throw new StartError(error.message);
    throw error;
  }
}
