import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Command } from '@balcao/domain';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { domainModel, FileSnapshotStore, Journal, type DomainJournal } from '@balcao/journal';
import { companyId, ownerId, records, registration } from './company.js';

/** A journal on a data folder, laid out as the product lays it out. */
export interface ShopJournal {
  readonly journal: DomainJournal;
  readonly store: SqliteEventStore;
  readonly companyId: string;
  /** Executes a command by the owner. */
  execute(commandId: string, body: Command): ReturnType<DomainJournal['execute']>;
  close(): Promise<void>;
}

/** Opens the event log and the journals of a data folder. */
export async function openShopJournal(folder: string): Promise<ShopJournal> {
  const store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  const journal = new Journal({
    store,
    model: domainModel(),
    snapshots: new FileSnapshotStore(join(folder, 'snapshots')),
    clock: () => new Date(),
    newId: randomUUID,
  });
  return {
    journal,
    store,
    companyId,
    execute: (commandId, body) => journal.execute(companyId, { commandId, actorId: ownerId, body }),
    close: async () => {
      await journal.close();
      await store.close();
    },
  };
}

/** The company itself, when nobody has set it up. */
export async function registerCompany({ execute }: ShopJournal): Promise<void> {
  const owner = { ownerId, ownerName: 'Amina Cossa' };
  await execute('setup', { type: 'RegisterCompany', ...registration, ...owner });
}

/** Its articles and clients. */
export async function registerRecords({ execute }: ShopJournal): Promise<void> {
  const all = [...records()].map((command, at) => execute(`record${at}`, command));
  await Promise.all(all);
}
