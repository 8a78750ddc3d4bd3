import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../test/stand-ins/eventstoredb/eventually.js';
import type { AppendFault } from '../../../../test/stand-ins/eventstoredb/faults.js';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { collect, freshStream, idsOf, sales } from '../contract/fixtures.js';
import { AppendOutcomeUnknown, StoreUnavailable, WrongExpectedRevision } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const deadlineMs = 2_000;

let server: StandIn;
let store: EventStoreDbEventStore;
beforeEach(async () => {
  server = await StandIn.start();
  store = await EventStoreDbEventStore.open({ url: server.url, deadlineMs });
});
afterEach(async () => {
  await store.close();
  await server.end();
});

describe('a server that reads but does not write', () => {
  it('is not well from the first append that it refuses until it writes again', async () => {
    const stream = freshStream();
    server.faults.appends = ['refuse', 'refuse', 'refuse'];
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(store.append(stream, sales(1), 'no-stream')).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.append(stream, sales(1), 'no-stream');
    // The heartbeat is in no read of all, and a conflict is no failure.
    expect(await collect(store.readAll())).toHaveLength(1);
    await expect(store.append(stream, sales(1), 7)).rejects.toThrow(WrongExpectedRevision);
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await collect(store.readAll())).toHaveLength(1);
  });
});

describe('a server that is away', () => {
  it.each([
    ['of one node', () => server.url],
    ['of a cluster', () => `${server.clusterUrl}&maxDiscoverAttempts=2`],
  ])('at the start fails each call as unavailable, until it comes: %s', async (_, url) => {
    await server.stop();
    const early = await EventStoreDbEventStore.open({ url: url(), deadlineMs });
    try {
      const stream = freshStream();
      const events = sales(2);
      await expect(early.append(stream, events, 'no-stream')).rejects.toThrow(StoreUnavailable);
      await expect(early.ping()).rejects.toThrow(StoreUnavailable);
      await expect(early.last(stream)).rejects.toThrow(StoreUnavailable);
      await expect(collect(early.readAll())).rejects.toThrow(StoreUnavailable);
      await server.start();
      await eventually(() => early.ping());
      expect((await early.append(stream, events, 'no-stream')).revision).toBe(1);
      expect(idsOf(await collect(early.read(stream)))).toEqual(idsOf(events));
    } finally {
      await early.close();
    }
  });

  it('for a while has all that it had, also for one who asks again for a lost answer', async () => {
    const stream = freshStream();
    const events = sales(3);
    const first = await store.append(stream, events, 'any');
    await server.stop();
    await delay(50);
    await expect(store.append(stream, sales(1), 2)).rejects.toThrow(StoreUnavailable);
    await server.start();
    const again = await eventually(() => store.append(stream, events, 'any'));
    expect(again).toEqual(first);
    expect(await store.append(stream, events, 'no-stream')).toEqual(first);
    expect(await collect(store.read(stream))).toHaveLength(3);
  });

  it('under many callers at once leaves none without an answer', async () => {
    const streams = Array.from({ length: 40 }, () => freshStream());
    const append = (stream: string) => store.append(stream, sales(1), 'no-stream');
    await Promise.all(streams.map(append));
    const next = Promise.allSettled(streams.map((stream) => store.append(stream, sales(1), 0)));
    server.dropConnections();
    await server.stop();
    const names = (await next).map((it) =>
      it.status === 'rejected' && it.reason instanceof Error ? it.reason.name : 'written',
    );
    const known = new Set(['written', 'StoreUnavailable', 'AppendOutcomeUnknown']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    await server.start();
    await eventually(() => store.ping());
    for (const [at, stream] of streams.entries()) {
      const { length } = await collect(store.read(stream));
      if (names[at] === 'written') expect(length).toBe(2);
      if (names[at] === 'StoreUnavailable') expect(length).toBe(1);
    }
  });
});

describe('an append', () => {
  it.each<[AppendFault, string]>([
    ['refuse', 'Server not ready'],
    ['notLeader', 'no longer leads'],
    ['noAccess', 'refuses these credentials'],
  ])(
    'that the server turns away (%s) was not written, and may be sent again',
    async (fault, why) => {
      const stream = freshStream();
      const events = sales(2);
      server.faults.appends = [fault];
      const appending = store.append(stream, events, 'no-stream');
      await expect(appending).rejects.toThrow(StoreUnavailable);
      await expect(appending).rejects.toThrow(why);
      expect(await collect(store.read(stream))).toEqual([]);
      expect((await store.append(stream, events, 'no-stream')).revision).toBe(1);
    },
  );

  it.each<[AppendFault]>([['loseAnswer'], ['mute']])(
    'whose answer is lost is found by reading (%s)',
    async (fault) => {
      const stream = freshStream();
      const events = sales(3);
      server.faults.appends = [fault];
      const appended = await eventually(() => store.append(stream, events, 'no-stream'));
      const read = await collect(store.read(stream));
      expect(idsOf(read)).toEqual(idsOf(events));
      expect(appended).toEqual({ revision: 2, position: read.at(-1)?.position });
    },
  );

  it('whose request is lost leaves its caller in doubt, and can be sent again', async () => {
    const stream = freshStream();
    const events = sales(3);
    server.faults.appends = ['loseRequest'];
    const appending = store.append(stream, events, 'no-stream');
    await expect(appending).rejects.toThrow(AppendOutcomeUnknown);
    const again = await eventually(() => store.append(stream, events, 'no-stream'));
    expect(again.revision).toBe(2);
  });

  it('that arrives after its deadline is in doubt before, and is there after', async () => {
    const stream = freshStream();
    const events = sales(2);
    server.faults.appends = ['hold'];
    const appending = store.append(stream, events, 'no-stream');
    await expect(appending).rejects.toThrow(AppendOutcomeUnknown);
    server.faults.release();
    const again = await store.append(stream, events, 'no-stream');
    expect(again.revision).toBe(1);
    expect(idsOf(await collect(store.read(stream)))).toEqual(idsOf(events));
  });

  it('to a node that froze is looked up, and sent again, on a new connection', async () => {
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    await store.last(stream);
    server.freezeConnections();
    const events = sales(2);
    await expect(store.append(stream, events, 0)).rejects.toThrow(AppendOutcomeUnknown);
    expect((await store.append(stream, events, 0)).revision).toBe(2);
    expect(server.faults.unheardCalls).toBe(1);
  });

  it('sent twice at once is answered alike, also while it cannot be read yet', async () => {
    const stream = freshStream();
    const events = sales(2);
    server.faults.indexDelayMs = 100;
    const both = [1, 2].map(() => store.append(stream, events, 'no-stream'));
    const [one, other] = await Promise.all(both);
    expect(one).toEqual(other);
    expect(idsOf(await collect(store.read(stream)))).toEqual(idsOf(events));
  });

  it('in doubt is refused once others have taken its place', async () => {
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    server.faults.appends = ['hold', 'none'];
    const lost = store.append(stream, sales(2), 0);
    while (server.faults.heldAppends === 0) await delay(1);
    const other = store.append(stream, sales(1), 0);
    await expect(lost).rejects.toThrow(WrongExpectedRevision);
    await expect(lost).rejects.toMatchObject({ expected: 0, actual: 1 });
    expect((await other).revision).toBe(1);
  });

  it('to a server slower than the deadline is found, and goes through when it is quick', async () => {
    const stream = freshStream();
    server.faults.delayMs = 2 * deadlineMs;
    const appending = store.append(stream, sales(1), 'no-stream');
    await expect(appending).rejects.toThrow(AppendOutcomeUnknown);
    server.faults.delayMs = deadlineMs / 5;
    await delay(2 * deadlineMs);
    expect((await store.append(stream, sales(1), 0)).revision).toBe(1);
  });

  it('larger than the server takes is a defect of the caller', async () => {
    const [event] = sales(1);
    const big = { ...event, data: 'rice'.repeat(300_000) } as ReturnType<typeof sales>[number];
    const patient = await EventStoreDbEventStore.open({ url: server.url });
    try {
      await expect(patient.append(freshStream(), [big], 'any')).rejects.toThrow(RangeError);
    } finally {
      await patient.close();
    }
  });
});

describe('opening', () => {
  it('refuses a connection string that cannot be read, without repeating its password', async () => {
    const opening = EventStoreDbEventStore.open({ url: 'http://admin:secret@localhost' });
    await expect(opening).rejects.toThrow(RangeError);
    await expect(opening).rejects.not.toThrow('secret');
  });
});
