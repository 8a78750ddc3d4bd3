import { mkdir } from 'node:fs/promises';
import type { EventStore } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { JobQueue } from '@balcao/jobs';
import { SqliteJobQueue } from '@balcao/jobs/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { join } from 'node:path';
import { BareEvents } from './bare-events.js';
import { rate } from './figure.js';
import type { Rate } from './measure.js';

/** Appends of one event each, with its JSON at hand, by as many callers as there are streams. */
export interface BareAppends {
  readonly seconds: number;
  readonly callers: number;
  /** Events that one append carries. */
  readonly batch: number;
  readonly data: string;
  readonly metadata: string;
}

/** An installation: where the product, or a part of it, keeps what it keeps. */
export interface Installation {
  /** What the product's processes are started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether rows are folded by a projector in a process of its own. */
  readonly hasProjector: boolean;
  readonly folder: string;
  openEvents(): Promise<EventStore>;
  openRows(): Promise<ReadStore>;
  openJobs(): Promise<JobQueue>;
  /** What its event store does at most, reached without anything of ours. */
  bareAppends(appends: BareAppends): Promise<Rate>;
  close(): Promise<void>;
}

/** What an installation is made of. */
export interface Stack {
  readonly name: string;
  /** As the table says it. */
  readonly title: string;
  /** What the floor of an append is called. */
  readonly bare: string;
  /** An empty installation; `folder` is made when it is absent. */
  install(folder: string): Promise<Installation>;
  /** Ends what all of its installations stand on. */
  close(): Promise<void>;
}

/** Everything in one folder. */
export const embedded: Stack = {
  name: 'embedded',
  title: 'embedded',
  bare: 'bare SQLite',
  install: async (folder) => {
    await mkdir(folder, { recursive: true });
    return {
      environment: { DATA_DIR: folder },
      hasProjector: false,
      folder,
      openEvents: () => SqliteEventStore.open({ path: join(folder, 'events.db') }),
      openRows: () => Promise.resolve(new SqliteReadStore(join(folder, 'read.db'))),
      openJobs: () => SqliteJobQueue.open({ path: join(folder, 'jobs.db') }),
      bareAppends: ({ seconds, callers, batch, data, metadata }) => {
        const texts = () => ({ data, metadata });
        const path = join(folder, `bare-${callers}-${batch}.db`);
        // Appends of one turn are committed together, here as there.
        return BareEvents.run(path, seconds, callers * batch, texts);
      },
      close: () => Promise.resolve(),
    };
  },
  close: () => Promise.resolve(),
};

/** How fast a floor is, in words. */
export const floorOf = ({ bare }: Stack, { perSecond }: Rate): string =>
  `${rate(perSecond)} ${bare}`;
