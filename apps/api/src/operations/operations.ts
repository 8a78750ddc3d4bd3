import type { EventStore } from '@balcao/event-store';
import type { Backend } from '../composition/backend.js';
import type { TracesSettings } from '@balcao/tasks/settings';
import { Backlog, type Lag } from './backlog.js';
import { ClockDoubts } from './clock-doubts.js';
import { Metrics } from './metrics/metrics.js';
import { serversInUse, type ServersInUse, type ServerUrls } from '../composition/servers-in-use.js';
import type { Traces } from './traces/traces.js';
import { productVersion } from '../composition/version.js';
import { watchedEventStore } from './watched-event-store.js';
import { watchedJournals } from './watched-journals.js';
import { watchedBy, type Watcher } from './watcher.js';

export const OPERATIONS = Symbol('operations');

/** The part of a job queue that is measured: jobs of all companies by state. */
interface AskedJobs {
  counts(): Promise<Readonly<Record<string, number>>>;
}

/** What the figures are taken from once the backend is there. */
type Watched = Pick<Backend, 'projections' | 'journals' | 'damages'> & {
  readonly jobs?: AskedJobs;
  readonly setAside?: Backend['setAside'];
  readonly roomLeft?: Backend['roomLeft'];
};

export interface OperationsOptions {
  readonly traces: TracesSettings | undefined;
  readonly urls: ServerUrls;
  /** Whether this process folds rows itself; a projector tells of its own. */
  readonly foldsHere: boolean;
}

/** What whoever runs the server is told of it: figures, traces, what it stands on. */
export class Operations {
  readonly version: string;
  readonly servers: ServersInUse;
  readonly metrics: Metrics;
  readonly watcher: Watcher;
  /** For which companies the clock is behind. */
  readonly clockDoubts = new ClockDoubts();
  readonly #backlog: Backlog;
  #watched: Watched | undefined;

  private constructor(
    { urls, foldsHere }: OperationsOptions,
    private readonly traces: Traces | undefined,
  ) {
    this.version = productVersion();
    this.servers = serversInUse(urls);
    this.#backlog = new Backlog((companyId) => this.#foldedRevision(companyId));
    this.metrics = new Metrics({
      version: this.version,
      foldsHere,
      lag: () => this.lag(),
      projections: async () => {
        const status = await this.#watched?.projections.status();
        return { stalled: status?.stalled.length ?? 0, isFailing: status?.error !== undefined };
      },
      damaged: () => this.#watched?.damages.all.size ?? 0,
      jobs: async () => (await this.#watched?.jobs?.counts()) ?? {},
    });
    const backlog = watcherOf(this.#backlog);
    this.watcher = watchedBy([this.metrics, backlog, ...(traces === undefined ? [] : [traces])]);
  }

  /** The code that writes traces is not even loaded while none are asked for. */
  static async open(options: OperationsOptions): Promise<Operations> {
    const { traces: target, foldsHere } = options;
    if (target === undefined) return new Operations(options, undefined);
    const { openTraces } = await import('./traces/traces.js');
    const about = { ...target, service: 'balcao-api', version: productVersion() };
    return new Operations(options, openTraces(about, { foldsHere }));
  }

  /** The same event store, watched. */
  watchEvents(store: EventStore): EventStore {
    return watchedEventStore(store, this.watcher);
  }

  /** The same backend, whose commands and rows are watched from now on. */
  watch<B extends Backend>(backend: B & Watched): B {
    this.#watched = backend;
    backend.projections.onProgress((progress) => {
      this.watcher.progress(progress);
    });
    const journals = watchedJournals(backend.journals, this.watcher, this.clockDoubts);
    return { ...backend, journals };
  }

  /** How far the rows are behind what this process has written; of one company, if asked. */
  lag(companyId?: string): Lag {
    return this.#backlog.lag(companyId);
  }

  /** Files of the data folder that could not be used and were made again. */
  get setAside(): Backend['setAside'] {
    return this.#watched?.setAside ?? [];
  }

  /** Bytes that the disk of the data folder has left, while they are few. */
  get roomLeft(): number | undefined {
    return this.#watched?.roomLeft?.();
  }

  /** Sends the last traces. */
  async close(): Promise<void> {
    await this.traces?.close();
  }

  #foldedRevision(companyId: string): number {
    return this.#watched?.projections.freshness.revisionOf(companyId) ?? -1;
  }
}

/** The backlog's part in watching. */
function watcherOf(backlog: Backlog): Watcher {
  return {
    request: () => undefined,
    command: () => undefined,
    append: ({ stream, events, revision }) => {
      if (revision !== undefined) backlog.appended(stream, revision, events.length);
    },
    progress: ({ revisions }) => {
      backlog.folded(Object.keys(revisions));
    },
  };
}
