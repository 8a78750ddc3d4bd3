import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../test/stand-ins/eventstoredb/eventually.js';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { collect, freshCategory, freshStream, idsOf, sales } from '../contract/fixtures.js';
import { categoryOf, type Batch } from '../event-store.js';
import { PositionUnknown, StoreUnavailable } from '../errors.js';
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

async function hasCutOff(): Promise<void> {
  await delay(5);
  if (server.faults.readersCutOff === 0) throw new Error('no reader was cut off');
}

/** Puts events into the server's log, past the wire. */
function fill(stream: string, count: number): void {
  const utf8 = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const proposed = sales(count).map(({ id, type, data, metadata }) => {
    const bytes = { data: utf8(data), metadata: utf8(metadata) };
    return { id, type, contentType: 'application/json', ...bytes };
  });
  server.log.append(stream, proposed, 'any');
}

describe('a read', () => {
  it('that hears nothing is given up at the deadline', async () => {
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    server.faults.readsAreMute = true;
    await expect(store.last(stream)).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow('sent nothing');
    server.faults.readsAreMute = false;
    expect((await store.last(stream))?.revision).toBe(0);
  });

  it('on a connection that froze is answered on a new one the next time', async () => {
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    expect((await store.last(stream))?.revision).toBe(0);
    server.freezeConnections();
    await expect(store.last(stream)).rejects.toThrow('sent nothing');
    expect((await store.last(stream))?.revision).toBe(0);
    expect(server.faults.unheardCalls).toBe(1);
  });

  it('that is cut off says so, and never looks complete', async () => {
    const stream = freshStream();
    fill(stream, 4_000);
    const read = async () => {
      let count = 0;
      for await (const { revision } of store.read(stream)) {
        count += 1;
        if (revision === 10) server.dropConnections();
      }
      return count;
    };
    await expect(read()).rejects.toThrow(StoreUnavailable);
    expect(await eventually(() => collect(store.read(stream)))).toHaveLength(4_000);
  });

  it('on a connection that is given up for another call says so, and never looks complete', async () => {
    const hasty = await EventStoreDbEventStore.open({ url: server.url, deadlineMs: 1_000 });
    const stream = freshStream();
    fill(stream, 4_000);
    const reading = hasty.read(stream);
    await reading.next();
    const { connections } = server;
    server.faults.readsAreMute = true;
    await expect(hasty.last(stream)).rejects.toThrow(StoreUnavailable);
    server.faults.readsAreMute = false;
    await eventually(() =>
      server.connections < connections
        ? Promise.resolve()
        : Promise.reject(new Error('the connection is kept')),
    );
    await expect(collect(reading)).rejects.toThrow(StoreUnavailable);
    expect(await eventually(() => collect(hasty.read(stream)))).toHaveLength(4_000);
    await hasty.close();
  });

  it('may take its time: only the server is bound by the deadline', async () => {
    const stream = freshStream();
    fill(stream, 1_000);
    let count = 0;
    for await (const { revision } of store.read(stream)) {
      if (revision === 300) await delay(2 * deadlineMs);
      count += 1;
    }
    expect(count).toBe(1_000);
  });
});

describe('a subscription', () => {
  it('goes on after lost connections and restarts with neither gap nor repetition', async () => {
    const category = freshCategory();
    const events = sales(200);
    const abort = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      const options = { categories: [category], batchSize: 7, signal: abort.signal };
      for await (const batch of store.subscribe(options)) {
        seen.push(...idsOf(batch.events));
        if (seen.length >= events.length) abort.abort();
      }
    })();
    for (const [at, event] of events.entries()) {
      if (at % 40 === 20) server.dropConnections();
      if (at % 100 === 50) {
        await server.stop();
        await delay(120);
        await server.start();
      }
      await eventually(() => store.append(`${category}-1`, [event], 'any'));
    }
    await following;
    expect(seen).toEqual(idsOf(events));
  });

  it('begun while the server is away begins when it comes', async () => {
    const category = freshCategory();
    const events = sales(3);
    await store.append(freshStream(category), events, 'no-stream');
    await server.stop();
    const following = (async () => {
      const ids: string[] = [];
      for await (const batch of store.subscribe({ categories: [category] })) {
        ids.push(...idsOf(batch.events));
        if (ids.length === events.length) break;
      }
      return ids;
    })();
    await delay(200);
    await server.start();
    expect(await following).toEqual(idsOf(events));
  });

  it('that nobody answers is begun again', async () => {
    const category = freshCategory();
    server.faults.readsAreMute = true;
    const first = store.subscribe({ categories: [category] }).next();
    await delay(2 * deadlineMs);
    server.faults.readsAreMute = false;
    expect((await first).value).toMatchObject({ events: [], caughtUp: true });
  });

  it('ends when the store closes while the server is away', async () => {
    await server.stop();
    const batches = collect(store.subscribe());
    await delay(100);
    await store.close();
    expect(await batches).toEqual([]);
  });

  it('that ends in silence while its connection lives is begun again, and misses nothing', async () => {
    const category = freshCategory();
    const hasty = await EventStoreDbEventStore.open({ url: server.url, deadlineMs: 200 });
    const events = sales(6);
    const seen: string[] = [];
    for await (const batch of hasty.subscribe({ categories: [category] })) {
      seen.push(...idsOf(batch.events));
      if (seen.length === events.length) break;
      if (!batch.caughtUp) continue;
      server.faults.silence();
      const next = events.slice(seen.length, seen.length + 2);
      await store.append(`${category}-1`, next, seen.length === 0 ? 'no-stream' : seen.length - 1);
    }
    expect(seen).toEqual(idsOf(events));
    await hasty.close();
  });

  it('whose reader is so slow that the server cuts it off goes on where it was', async () => {
    server.faults.readerPatienceMs = 50;
    const stream = freshStream();
    fill(stream, 5_000);
    let next = 0;
    const options = { categories: [categoryOf(stream)], batchSize: 100 };
    for await (const { events } of store.subscribe(options)) {
      for (const { revision } of events) expect(revision).toBe(next++);
      if (next === 300) await eventually(() => hasCutOff());
      if (next === 5_000) break;
    }
    expect(server.faults.readersCutOff).toBeGreaterThan(0);
  });

  it('whose reader is so slow that its connection is cut takes no append with it', async () => {
    server.faults.readerPatienceMs = 50;
    server.faults.slowReadersLoseConnections = true;
    const [read, written] = [freshStream(), freshStream()];
    fill(read, 5_000);
    const options = { categories: [categoryOf(read)], batchSize: 100 };
    let next = 0;
    let appended = -1;
    for await (const { events } of store.subscribe(options)) {
      for (const { revision } of events) expect(revision).toBe(next++);
      while (server.faults.readersCutOff === 0) {
        const place = appended < 0 ? 'no-stream' : appended;
        appended = (await store.append(written, sales(1), place)).revision;
      }
      if (next === 5_000) break;
    }
    expect((await collect(store.read(written))).length).toBe(appended + 1);
  });

  it('that falls behind and catches up again goes on with neither gap nor repetition', async () => {
    const category = freshCategory();
    const seen: number[] = [];
    fill(`${category}-1`, 100);
    for await (const batch of store.subscribe({ categories: [category], batchSize: 50 })) {
      const before = seen.length;
      seen.push(...batch.events.map(({ revision }) => revision));
      // More at once than a server sends to one that is live.
      if (before < 100 && seen.length >= 100) fill(`${category}-1`, 300);
      if (batch.caughtUp && seen.length >= 400) break;
    }
    expect(seen).toEqual(Array.from({ length: 400 }, (_, at) => at));
  });

  it('makes the server wait for a reader that does not read', async () => {
    fill(freshStream(), 20_000);
    const subscription = store.subscribe({ batchSize: 10 });
    await subscription.next();
    let sent = 0;
    while (sent !== server.eventsSent) {
      sent = server.eventsSent;
      await delay(400);
    }
    expect(sent).toBeLessThan(10_000);
    await subscription.return(undefined);
  });
});

describe('a server that comes back with an older copy of its log', () => {
  it.each([
    ['shorter than what was delivered', 0],
    ['that has grown since by other events', 4],
  ])('ends a subscription as one whose place is unknown: %s', async (_, others) => {
    const [category, stream] = [freshCategory(), freshStream()];
    await store.append(stream, sales(1), 'no-stream');
    await store.append(`${category}-1`, sales(3), 'no-stream');
    const subscription = store.subscribe({ categories: [category] });
    for (let seen = 0; seen < 3;) {
      const next: IteratorResult<Batch, void> = await subscription.next();
      seen += next.value?.events.length ?? 0;
    }
    const next = subscription.next().catch((error: unknown) => error);
    await server.stop();
    server.log.forgetLast(2);
    if (others > 0) fill(`${category}-1`, others);
    await server.start();
    let outcome = await next;
    if (!(outcome instanceof Error)) {
      outcome = await subscription.next().catch((error: unknown) => error);
    }
    expect(outcome).toBeInstanceOf(PositionUnknown);
  });
});
