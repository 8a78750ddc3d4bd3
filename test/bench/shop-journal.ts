import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Command } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { domainModel, FileSnapshotStore, Journal } from '@balcao/journal';
import type { DomainJournal, JournalLimits } from '@balcao/journal';
import { companyId, ownerId, records, registration } from './company.js';
import type { Installation } from './stack.js';

/** A journal on a data folder, laid out as the product lays it out. */
export interface ShopJournal {
  readonly journal: DomainJournal;
  readonly store: EventStore;
  readonly companyId: string;
  /** Executes a command as the actor, by default the owner. */
  execute(commandId: string, body: Command, actorId?: string): ReturnType<DomainJournal['execute']>;
  close(): Promise<void>;
}

/** Opens the event store and the journals of an installation. */
export async function openShopJournal(
  installation: Installation,
  limits: Partial<JournalLimits> = {},
): Promise<ShopJournal> {
  const { folder } = installation;
  const store = await installation.openEvents();
  const journal = new Journal({
    store,
    model: domainModel(),
    snapshots: new FileSnapshotStore(join(folder, 'snapshots')),
    clock: () => new Date(),
    newId: randomUUID,
    limits,
  });
  return {
    journal,
    store,
    companyId,
    execute: (commandId, body, actorId = ownerId) =>
      journal.execute(companyId, { commandId, actorId, body }),
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
