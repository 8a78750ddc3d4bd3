import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dumpBooks, type Command } from '@balcao/domain';
import type { EventStore, RecordedEvent } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { domainModel } from '../domain-model.js';
import { FileSnapshotStore } from '../file-snapshot-store.js';
import { Journal } from '../journal.js';
import { collect } from '../testing/shop-journal.js';
import { openForTrade, tradingCompany } from '../testing/trading-company.js';
import { verifyChain } from '../verify-chain.js';
import { KeyRing } from './key-ring.js';
import { peopleWithoutKeys } from './people-without-keys.js';
import { PersonalKeys } from './personal-keys.js';
import { readableEvents, storedEvents } from './readable-events.js';

const email = 'amelia.sitoe@example.co.mz';
const phone = '841234567';
const stream = `journal-${tradingCompany}`;

let folder: string;
let sqlite: SqliteEventStore;
let open: { close(): Promise<void> }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'personal-'));
  sqlite = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  open = [];
});
afterEach(async () => {
  for (const one of open.reverse()) await one.close();
  await sqlite.close();
  await rm(folder, { recursive: true });
});

const keysFile = () => join(folder, 'keys.db');

/** A process on the folder, as it is after a start. */
function start({ keyRing = true } = {}) {
  const keys = new PersonalKeys(new SqliteReadStore(keysFile(), { isPrecious: true }));
  const ring = new KeyRing(keys);
  const events = readableEvents(sqlite, ring);
  const journal = new Journal({
    store: events,
    model: domainModel('in testing'),
    snapshots: new FileSnapshotStore(join(folder, 'snapshots')),
    clock: () => new Date('2026-03-02T08:00:00.000Z'),
    newId: () => 'unused',
    limits: { eventsWorthASnapshot: 1 },
    ...(keyRing && { keyRing: ring }),
  });
  const process = {
    keys,
    ring,
    events,
    journal,
    close: async () => {
      await journal.close();
      await keys.close();
    },
  };
  open.push(process);
  return process;
}

type Process = ReturnType<typeof start>;

const run = ({ journal }: Process, commandId: string, body: Command) =>
  journal.execute(tradingCompany, { commandId, actorId: 'amina', body });

const register = {
  type: 'RegisterParty',
  id: 'amelia',
  fields: {
    code: 'C77',
    name: 'Amélia Sitoe',
    country: 'MZ',
    email1: email,
    phone1: phone,
    isClient: true,
    isSupplier: false,
  },
} as const satisfies Command;
const change: Command = { type: 'ChangeParty', id: 'amelia', fields: { phone1: '847654321' } };

async function registerAmelia(process: Process) {
  await openForTrade(process.journal);
  const { revision } = await run(process, 'register', register);
  await run(process, 'change', change);
  return revision;
}

const erasure = (revision: number): Command => ({
  type: 'EraseParty',
  id: 'amelia',
  reason: 'Pedido',
  events: [revision + 1, revision],
  expectedRevision: revision + 1,
});

const textOf = async (store: EventStore) => JSON.stringify(await collect(store.read(stream)));

const dataOf = (events: readonly RecordedEvent[], revision: number) => events[revision]?.data;

describe('personal data', () => {
  it('is stored encrypted and read in plain, by other processes too', async () => {
    const revision = await registerAmelia(start());
    const stored = await textOf(sqlite);
    expect([email, phone, '847654321', 'Amélia'].filter((one) => stored.includes(one))).toEqual([]);
    const other = start();
    const events = await collect(other.events.read(stream));
    expect(dataOf(events, revision)).toEqual({
      ...register.fields,
      id: 'amelia',
    });
    expect(dataOf(events, revision + 1)).toEqual({
      id: 'amelia',
      before: { phone1: phone },
      after: { phone1: '847654321' },
    });
    const name = await other.journal.inspect(
      tradingCompany,
      ({ parties }) => parties.parties.get('amelia')?.email1,
    );
    expect(name).toBe(email);
  });

  it('is gone for good once its keys are thrown away, and the chain holds', async () => {
    const process = start();
    const revision = await registerAmelia(process);
    const kept = await process.keys.find(tradingCompany, await keyIds());
    expect(kept).toHaveLength(2);
    await run(process, 'erase', erasure(revision));
    await process.ring.throwAway(tradingCompany, 'amelia', ['contact', 'identity']);
    await process.journal.dropSnapshot(tradingCompany);
    for (const reader of [process, start()]) {
      const events = await collect(reader.events.read(stream));
      expect(dataOf(events, revision)).toEqual({
        id: 'amelia',
        code: 'C77',
        name: '***',
        country: 'MZ',
        isClient: true,
        isSupplier: false,
      });
      expect(events[revision]?.metadata).toMatchObject({ erased: ['contact', 'identity'] });
      expect(await verifyChain(storedEvents(reader.events).read(stream))).toMatchObject({
        intact: true,
        events: revision + 3,
      });
    }
    expect(await process.keys.countOf(tradingCompany, 'amelia')).toBe(0);
    const file = readFileSync(keysFile());
    expect(kept.filter(({ key }) => file.includes(key))).toEqual([]);
  });

  it('folds after an erasure to the books that erased it', async () => {
    const process = start();
    const revision = await registerAmelia(process);
    await run(process, 'erase', erasure(revision));
    await process.ring.throwAway(tradingCompany, 'amelia', ['contact', 'identity']);
    const dump = ({ journal }: Process) =>
      journal.consult(tradingCompany, (books) => structuredClone(dumpBooks(books)));
    const live = await dump(process);
    await process.journal.dropSnapshot(tradingCompany);
    expect(await dump(start())).toEqual(live);
  });

  it('is not read where it was stored in plain, once it was erased', async () => {
    const before = start({ keyRing: false });
    const revision = await registerAmelia(before);
    expect((await textOf(sqlite)).includes(email)).toBe(true);
    const process = start();
    await run(process, 'erase', erasure(revision));
    await process.ring.throwAway(tradingCompany, 'amelia', ['contact', 'identity']);
    expect((await textOf(process.events)).includes(email)).toBe(false);
    expect((await textOf(start().events)).includes('847654321')).toBe(false);
  });

  it('are not part of the fingerprint: the same id with another telephone is the same command', async () => {
    const process = start();
    await registerAmelia(process);
    const again = { ...change, fields: { phone1: '820000000' } } as Command;
    expect(await run(process, 'change', again)).toMatchObject({ repeated: true });
  });

  it('is lost where keys are missing that no event has thrown away', async () => {
    const process = start();
    const revision = await registerAmelia(process);
    const people = (keys: PersonalKeys) =>
      peopleWithoutKeys(readableEvents(sqlite, new KeyRing(keys)).read(stream));
    expect(await people(process.keys)).toEqual([]);
    const none = new PersonalKeys(new SqliteReadStore(':memory:'));
    open.push(none);
    expect(await people(none)).toContain('amelia');
    await run(process, 'erase', erasure(revision));
    await process.ring.throwAway(tradingCompany, 'amelia', ['contact', 'identity']);
    expect(await people(process.keys)).toEqual([]);
  });

  it('is read where its events and keys were copied to', async () => {
    const process = start();
    const revision = await registerAmelia(process);
    const copy = new PersonalKeys(new SqliteReadStore(':memory:'));
    open.push(copy);
    expect(await process.keys.copyTo(copy, [tradingCompany])).toBeGreaterThan(2);
    const events = await collect(readableEvents(sqlite, new KeyRing(copy)).read(stream));
    expect(dataOf(events, revision)).toMatchObject({ email1: email });
  });

  it('is not appended before its key is kept', async () => {
    const process = start();
    await openForTrade(process.journal);
    const add = process.keys.add.bind(process.keys);
    process.keys.add = () => Promise.reject(new Error('the disk is full'));
    await expect(run(process, 'register', register)).rejects.toThrow('the disk is full');
    process.keys.add = add;
    await run(process, 'register', register);
    expect((await textOf(start().events)).includes(email)).toBe(true);
  });
});

async function keyIds(): Promise<readonly string[]> {
  const events = await collect(sqlite.read(stream));
  const hers = events.filter(({ data }) => JSON.stringify(data).includes('amelia'));
  const envelopes = JSON.stringify(hers).matchAll(/"(?:contact|identity)":"([^."]+)\./g);
  return [...new Set([...envelopes].map(([, id = '']) => id))];
}
