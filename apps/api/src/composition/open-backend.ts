import { join } from 'node:path';
import type { DeliverySettings } from '@balcao/delivery';
import { openDelivery, type TellDelivery } from '@balcao/delivery/opening';
import type { EventStore } from '@balcao/event-store';
import {
  domainModel,
  FileSnapshotStore,
  Journal,
  type JournalDamages,
  type KeyRing,
  type Warn,
} from '@balcao/journal';
import type { JobQueue } from '@balcao/jobs';
import type { OnTrouble } from '@balcao/projections';
import { openReaderPool, openRowReader } from '@balcao/read-store/sqlite';
import {
  fiscalInThread,
  followWebhooks,
  Sealing,
  secretsKeyIn,
  taskWork,
  tellingOfDamage,
  type BillingSettings,
  type BooksCheckOutcome,
  type FiscalFacts,
  type SigningKeys,
  type SoftwareCertificates,
  type TaskGround,
  type WebhookSettings,
} from '@balcao/tasks';
import { openKeys, type Servers } from '@balcao/tasks/settings';
import { serversInUse } from './servers-in-use.js';
import { Erasures } from './erasures.js';
import { Past } from '../past-rows/past.js';
import { missingRoom } from '../past-rows/room.js';
import type { Backend, Sources } from './backend.js';
import type { DataFolder } from './data-folder/open-data-folder.js';
import { openFolder } from './open-folder.js';
import { roomLeft } from './data-folder/reserve.js';
import { openQueues } from './open-jobs.js';
import { keysPlace, openHeededEvents } from './open-readable-events.js';
import type { Place } from '../store-place.js';
import { openBlobs } from './open-stores.js';
import type { FiscalPlaces } from './fiscal.worker.js';
import { foldHere, foldInThread, notingDamage } from './fold-past.js';
import { openDamages } from './open-damages.js';
import { followJournals } from './other-nodes.js';
import type { Projections } from './projections.js';
import { openReadSide, type ReadSide } from './read-side.js';
import { watchServers, type ServerNews } from './watch-servers.js';
import type { ProjectionsPlace } from '../projections-place.js';

/** What runs in the thread of a fiscal file. */
const fiscalThread = new URL('./fiscal.worker.js', import.meta.url);

export interface BackendOptions extends Sources {
  readonly dataDir: string;
  readonly servers: Servers;
  readonly projections: ProjectionsPlace;
  readonly delivery: DeliverySettings;
  readonly tellDelivery: TellDelivery;
  /** How companies pay for the product; it is free when absent. */
  readonly billing?: BillingSettings;
  readonly webhooks: WebhookSettings;
  /** Addresses of those who run the service. */
  readonly serviceAdmins: readonly string[];
  /** Opens what was kept secret; a file of the data folder holds it when absent. */
  readonly secretsKey?: Buffer;
  /** The folder of the keys that sign documents; none when absent. */
  readonly signingKeysDir?: string;
  /** Under which numbers the program is certified, by country. */
  readonly certificates: SoftwareCertificates;
  readonly threads: boolean;
  readonly warn: Warn;
  readonly news: ServerNews;
  /** Puts a watch on the event store. */
  readonly watchEvents?: (store: EventStore) => EventStore;
  /** Notified of how each check of the books has ended. */
  readonly onBooksCheck?: (outcome: BooksCheckOutcome) => void;
  /** Called when folding meets trouble: a stream that stops, a store that fails. */
  readonly onTrouble: OnTrouble;
  /** Called once when the rows can never move again. */
  readonly onDeath: (error: Error) => void;
}

/**
 * What the API stands on: each part on its server where one is named, in the data folder otherwise.
 * Servers may be away: they are used when they come. `StartError` when the folder cannot be had or
 * an address cannot be read.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { threads } = options;
  const folder = await openFolder(options);
  try {
    const places = placesOf(options, folder);
    const woken: { projections?: Projections } = {};
    const events = await openHeededEvents(places, options, () => woken.projections?.wake());
    const { projections: place, onDeath, onTrouble } = options;
    const callbacks = { onDeath, onTrouble };
    const sideOptions = { store: events, places, projections: place, threads, ...callbacks };
    const readSide = await openReadSide(sideOptions);
    woken.projections = readSide.projections;
    const snapshots = folder?.snapshots ?? join(options.dataDir, 'snapshots');
    const signingKeys = await openKeys(options.signingKeysDir);
    const { ring } = events;
    const damages = await openDamages(events, options);
    const journals = openJournals(options, { events, ring, snapshots, signingKeys, damages });
    const { rows } = readSide;
    const past = openPast(options, events, { ...places, damages });
    const erasures = new Erasures({ ring, journals, past, projections: readSide.projections });
    const { jobs, reportJobs, counters } = await openQueues(options, folder !== undefined);
    const blobs = await openBlobs(places.blobs);
    const delivery = openDelivery(options.delivery, options.dataDir, options.tellDelivery);
    const rowsAt: TaskGround['rowsAt'] = (companyId, revision) => past.folded(companyId, revision);
    const repair: TaskGround['repair'] = (repair) => readSide.projections.repair(repair);
    const ground = { events, journals, damages, rows, rowsAt, repair, jobs, blobs, ...delivery };
    const placesAt = async ({ companyId, revision }: FiscalFacts): Promise<FiscalPlaces> => {
      const { events, keys, rows } = places;
      if (revision === undefined) return { events, keys, rows };
      return { events, keys, rows: await past.placeAt(companyId, revision) };
    };
    const inThread = threads ? { fiscalContent: fiscalInThread(fiscalThread, placesAt) } : {};
    const apart = { ...inThread, signingKeys };
    const stopWorking = worksJobs(options) ? work(options, { ...ground, ...apart }) : undefined;
    void erasures.resume(options.warn);
    damages.onDamage(tellingOfDamage({ ...ground, ...ofTheWorld(options) }));
    const stopWatching = watchThem(options, { events, journals, damages, readSide, jobs });
    return {
      ...ground,
      keys: ring.keys,
      setAside: folder?.setAside ?? [],
      roomLeft: () => folder && roomLeft(options.dataDir),
      signingKeys,
      certificates: options.certificates,
      erasures,
      reportJobs,
      counters,
      projections: readSide.projections,
      past,
      close: async () => {
        await stopWatching();
        erasures.stop();
        await stopWorking?.();
        await reportJobs.close();
        await jobs.close();
        await counters.close();
        await delivery.mail.close();
        await past.close();
        await journals.close();
        await readSide.close();
        await blobs.close();
        await events.close();
        folder?.release();
      },
    };
  } catch (error) {
    folder?.release();
    throw error;
  }
}

/** Takes jobs, and orders those that follow from what is recorded; returns how to stop ordering. */
function work(
  options: BackendOptions,
  ground: Omit<TaskGround, keyof ReturnType<typeof ofTheWorld>>,
) {
  ground.jobs.work(...taskWork({ ...ground, ...ofTheWorld(options) }));
  return followWebhooks(ground);
}

/** Rows of the past lie in the folder of this node, even if other data does not. */
function openPast(
  { dataDir, threads }: BackendOptions,
  store: EventStore,
  {
    events,
    keys,
    rows,
    damages,
  }: Readonly<Record<'events' | 'keys' | 'rows', Place>> & { readonly damages: JournalDamages },
): Past {
  const folder = join(dataDir, 'past');
  return new Past({
    folder,
    missingRoom: () => missingRoom(folder, 'file' in rows ? rows.file : undefined),
    events,
    keys,
    rows,
    fold: notingDamage(damages, threads ? foldInThread() : foldHere(store)),
    read: (path) => (threads ? openReaderPool({ path, size: 1 }) : openRowReader(path)),
  });
}

function placesOf({ servers, dataDir }: BackendOptions, folder: DataFolder | undefined) {
  const place = (url: string | undefined, file: string | undefined): Place =>
    url === undefined ? { file: file ?? join(dataDir, 'unused') } : { url };
  const events = place(servers.eventStore, folder?.events);
  const rows = place(servers.mongoDb, folder?.rows);
  return {
    events,
    rows,
    keys: keysPlace(events, rows),
    blobs: place(servers.mongoDb, folder?.blobs),
  };
}

/** Snapshots are a cache of this node, and lie in its folder even if other data does not. */
function openJournals(
  options: BackendOptions,
  {
    events,
    ring,
    snapshots,
    signingKeys: { documents: keys },
    damages,
  }: {
    events: EventStore;
    ring: KeyRing;
    snapshots: string;
    signingKeys: SigningKeys;
    damages: JournalDamages;
  },
) {
  const { threads, clock, newId, warn, watchEvents } = options;
  return new Journal({
    store: watchEvents?.(events) ?? events,
    model: domainModel(threads ? undefined : 'sources', keys),
    snapshots: new FileSnapshotStore(snapshots),
    clock,
    newId,
    warn,
    keyRing: ring,
    damages,
  });
}

/** What tasks need besides their ground. */
function ofTheWorld(options: BackendOptions) {
  const { clock, newId, delivery, billing, webhooks, certificates, serviceAdmins, warn } = options;
  const { webAddress } = delivery;
  const secrets = new Sealing(() => options.secretsKey ?? secretsKeyIn(options.dataDir));
  const world = { clock, newId, webAddress, webhooks, secrets, certificates, serviceAdmins, warn };
  const callbacks = options.onBooksCheck && { onBooksCheck: options.onBooksCheck };
  return { ...world, ...(billing !== undefined && { billing }), ...callbacks };
}

/** Jobs of the data folder are done here; those on a server where rows are folded, too. */
function worksJobs({ servers, projections }: BackendOptions): boolean {
  return servers.redis === undefined || projections === 'here';
}

interface Opened {
  readonly events: EventStore;
  readonly journals: ReturnType<typeof openJournals>;
  readonly damages: JournalDamages;
  readonly readSide: ReadSide;
  readonly jobs: JobQueue;
}

/** Servers come and go, and other nodes write to them. */
function watchThem({ servers, news }: BackendOptions, opened: Opened) {
  const { events, journals, damages, readSide, jobs } = opened;
  const {
    eventStore,
    readStore,
    jobs: queue,
  } = serversInUse({
    eventStore: servers.eventStore,
    readStore: servers.mongoDb,
    jobs: servers.redis,
  });
  const named = (server: typeof eventStore) => `${server.product} at ${server.hosts.join(',')}`;
  const watched = [
    ...(servers.eventStore ? [{ name: named(eventStore), ping: () => events.ping() }] : []),
    ...(readSide.ping ? [{ name: named(readStore), ping: readSide.ping }] : []),
    ...(servers.redis ? [{ name: named(queue), ping: () => jobs.ping() }] : []),
  ];
  const stopServers = watchServers(watched, news);
  const notice = (companyId: string, revision: number) => journals.notice(companyId, revision);
  const others = { notice, noticeDamage: () => damages.refresh() };
  const stopNodes = servers.eventStore === undefined ? undefined : followJournals(events, others);
  return async () => {
    await Promise.all([stopServers(), stopNodes?.()]);
  };
}
