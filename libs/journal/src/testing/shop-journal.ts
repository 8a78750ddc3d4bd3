import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore, RecordedEvent } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { JournalOptions } from '../journal.js';
import { Journal } from '../journal.js';
import type { SnapshotStore } from '../snapshot.js';
import type { ShopBooks, ShopCommand, ShopEvent } from './shop.js';
import { shopModel } from './shop.js';
import { UnreliableStore } from './unreliable-store.js';

export type ShopJournal = Journal<ShopBooks, ShopCommand, ShopEvent>;
export type ShopJournalOptions = JournalOptions<ShopBooks, ShopCommand, ShopEvent>;

export const company = 'MERCEARIA';
export const mondayMorning = '2026-03-02T08:00:00.000Z';

/** Snapshots in memory, with a way to damage them. */
export class MemorySnapshots implements SnapshotStore {
  readonly files = new Map<string, Uint8Array>();

  load(companyId: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.files.get(companyId));
  }

  save(companyId: string, bytes: Uint8Array): Promise<void> {
    this.files.set(companyId, bytes);
    return Promise.resolve();
  }

  remove(companyId: string): Promise<void> {
    this.files.delete(companyId);
    return Promise.resolve();
  }
}

export interface Bench {
  readonly store: UnreliableStore;
  readonly snapshots: MemorySnapshots;
  readonly folder: string;
  /** Another journal on the same store, as another node would have. */
  journal(options?: Partial<ShopJournalOptions>): ShopJournal;
  stored(): Promise<readonly RecordedEvent[]>;
  /** Puts a store with only the first `count` events in place, as restoring an old copy does. */
  rewind(count: number): Promise<void>;
  end(): Promise<void>;
}

/** A store on disk that can be made to fail, and journals on it. */
export async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const sqlite = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  const store = new UnreliableStore(sqlite);
  const snapshots = new MemorySnapshots();
  const journals: ShopJournal[] = [];
  return {
    store,
    snapshots,
    folder,
    journal: (options = {}) => {
      const journal = new Journal({ ...defaults(store, snapshots), ...options });
      journals.push(journal);
      return journal;
    },
    stored: () => collect(store.read(`journal-${company}`)),
    rewind: async (count) => {
      const stream = `journal-${company}`;
      const kept = (await collect(store.read(stream))).slice(0, count);
      const older = await SqliteEventStore.open({ path: join(folder, 'older.db') });
      await older.append(stream, kept, 'no-stream');
      await store.replaceBy(older);
    },
    end: async () => {
      await Promise.all(journals.map((journal) => journal.close()));
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

function defaults(store: EventStore, snapshots: SnapshotStore): ShopJournalOptions {
  return {
    store,
    snapshots,
    model: shopModel(),
    clock: () => new Date(mondayMorning),
    newId: () => 'unused',
    limits: { retryDelayMs: 1 },
  };
}

export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** A command by the shop's only clerk. */
export function by(commandId: string, body: ShopCommand) {
  return { commandId, actorId: 'amina', body };
}

export const receive = (article: string, quantity: number): ShopCommand => ({
  kind: 'receive',
  goods: { [article]: quantity },
});

export const sell = (article: string, quantity = 1): ShopCommand => ({
  kind: 'sell',
  article,
  quantity,
});

/** What became of a promise: the value, or the name and code of the error. */
export async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'done';
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return 'code' in error ? String(error.code) : error.name;
  }
}
