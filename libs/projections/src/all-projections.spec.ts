import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createBooks,
  decide,
  evolveBooks,
  type Books,
  type Command,
  type JournalEvent,
} from '@balcao/domain';
import { factsFor } from '@balcao/domain/testing';
import type { Json } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { allProjections } from './all-projections.js';
import { documents } from './documents/index.js';
import { accountEntries, parties } from './parties/index.js';
import { rebuildAll } from './runner/index.js';

const now = '2026-03-02T08:00:00.000Z';
const actorId = 'AMELIA';

const commands: readonly Command[] = [
  {
    type: 'RegisterCompany',
    id: 'MERCEARIA',
    name: 'Mercearia Sitoe, Lda',
    nuit: '400339910',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
    ownerId: actorId,
    ownerName: 'Amélia Sitoe',
  },
  {
    type: 'RegisterParty',
    id: 'HOTEL',
    fields: { code: 'C001', name: 'Hotel', country: 'MZ', isClient: true, isSupplier: false },
  },
  ...[1, 2, 3].map((draft): Command => ({
    type: 'IssueDocument',
    draftId: `D${draft}`,
    documentTypeId: 'FT',
    clientId: 'HOTEL',
    lines: [{ description: 'Arroz', quantity: '1', unitPrice: '100', vatId: 'vat_NOR' }],
  })),
  { type: 'CancelDocument', id: 'FT_2026.2', reason: 'Wrong client' },
];

describe('the rows of all projections', () => {
  const past: JournalEvent[] = [];
  let folder: string;
  let store: SqliteEventStore;
  let rows: SqliteReadStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-rows-'));
    store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
    rows = new SqliteReadStore(':memory:');
    const books = createBooks();
    let revision = -1;
    for (const [index, command] of commands.entries()) {
      revision = await record(books, command, `command-${index}`, revision);
    }
  });
  afterAll(async () => {
    await store.close();
    await rows.close();
    await rm(folder, { recursive: true });
  });

  async function record(books: Books, command: Command, commandId: string, last: number) {
    const facts = factsFor(command, past);
    const events = decide(books, command, { now, actorId, newId: () => commandId, ...facts });
    past.push(...events);
    const metadata = { recordedAt: now, actorId, commandId };
    let revision = last;
    for (const event of events) {
      revision += 1;
      evolveBooks(books, event, { revision, ...metadata });
    }
    const written = events.map(({ type, data }, index) => {
      const id = `00000000-0000-8000-8000-${String(last + 1 + index).padStart(12, '0')}`;
      return { id, type, data: data as unknown as Json, metadata };
    });
    await store.append('journal-MERCEARIA', written, last === -1 ? 'no-stream' : last);
    return revision;
  }

  const everything = async () => ({
    documents: await rows.find(documents, 'MERCEARIA', {}),
    parties: await rows.find(parties, 'MERCEARIA', {}),
    entries: await rows.find(accountEntries, 'MERCEARIA', {}),
  });

  it('fold what the rules of the domain have decided', async () => {
    expect(await rebuildAll({ store, rows, projections: allProjections })).toEqual([]);
    const {
      documents: found,
      parties: [client],
      entries,
    } = await everything();
    expect(found.map(({ status }) => status)).toEqual(['unpaid', 'cancelled', 'unpaid']);
    expect(client).toMatchObject({ balanceMinor: 23_200 });
    expect(entries).toHaveLength(4);
  });

  it('are the same when they are rebuilt', async () => {
    const before = await everything();
    await rebuildAll({ store, rows, projections: allProjections });
    expect(await everything()).toEqual(before);
  });
});
