import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { collect, freshCategory, freshStream, idsOf, sales } from '../contract/fixtures.js';
import {
  AppendOutcomeUnknown,
  AppendTooLarge,
  PositionUnknown,
  StoreUnavailable,
} from '../errors.js';
import type { Position } from '../position.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

let server: StandIn;
let store: EventStoreDbEventStore;
beforeEach(async () => {
  server = await StandIn.start();
  store = await EventStoreDbEventStore.open({ url: server.url, deadlineMs: 30_000 });
});
afterEach(async () => {
  await store.close();
  await server.end();
});

/** Answers of servers from 22.10 to 26.1 that have written nothing: status and sentence. */
const certain: readonly (readonly [status, string])[] = [
  [status.UNAVAILABLE, 'Server not ready'],
  [status.UNAVAILABLE, 'Server Is Not Ready'],
  [status.UNAVAILABLE, 'Server Is Too Busy'],
  [status.UNKNOWN, 'No leader info available in response'],
  [status.INVALID_ARGUMENT, 'streamName is malformed'],
  [status.NOT_FOUND, 'Leader info available'],
  [status.PERMISSION_DENIED, 'Access Denied'],
  [status.FAILED_PRECONDITION, "Event stream 'till-1' is deleted."],
  [status.OUT_OF_RANGE, 'out of range'],
  [status.UNIMPLEMENTED, 'Service is unimplemented.'],
  [status.UNAUTHENTICATED, 'Unauthenticated'],
];

/** Answers to appends that may have been written all the same. */
const doubtful: readonly (readonly [status, string])[] = [
  [status.ABORTED, 'Operation timed out'],
  [status.UNKNOWN, 'Unexpected OperationResult: CommitTimeout'],
  [status.INTERNAL, 'Exception was thrown by handler.'],
  [status.DEADLINE_EXCEEDED, 'Deadline exceeded'],
  [status.RESOURCE_EXHAUSTED, 'Bandwidth exhausted'],
];

/** Refusals of an append that is too large, in the words of each version. */
const large: readonly (readonly [status, string])[] = [
  [status.INVALID_ARGUMENT, 'Maximum Append Size Exceeded'],
  [status.INVALID_ARGUMENT, 'Event 1 in this append exceeds the maximum append event size.'],
  [status.RESOURCE_EXHAUSTED, 'Received message exceeds the maximum configured message size.'],
];

const refusedBy = async ([code, details]: readonly [status, string]): Promise<unknown> => {
  server.faults.appends = [{ code, details }];
  return store.append(freshStream(), sales(1), 'no-stream').catch((error: unknown) => error);
};

describe('what a server says of an append', () => {
  it.each(certain)('is certain: %s %s', async (...refusal) => {
    expect(await refusedBy(refusal)).toBeInstanceOf(StoreUnavailable);
  });

  it.each(doubtful)('is doubtful: %s %s', async (...refusal) => {
    expect(await refusedBy(refusal)).toBeInstanceOf(AppendOutcomeUnknown);
  });

  it.each(large)('is that it is too large: %s %s', async (...refusal) => {
    expect(await refusedBy(refusal)).toBeInstanceOf(AppendTooLarge);
  });

  it('that ran out of time is found where it was written', async () => {
    server.faults.appends = ['timedOut'];
    const stream = freshStream();
    expect((await store.append(stream, sales(2), 'no-stream')).revision).toBe(1);
    expect(await collect(store.read(stream))).toHaveLength(2);
  });

  it('without a position is found where it was written', async () => {
    server.faults.appends = ['noPosition'];
    const stream = freshStream();
    const appended = await store.append(stream, sales(2), 'no-stream');
    expect(appended).toMatchObject({ revision: 1, position: await store.head() });
    expect(await collect(store.read(stream))).toHaveLength(2);
  });

  it('counts data, metadata and the names of types', async () => {
    const event = { ...sales(1)[0], type: 'T'.repeat(1_000), data: 'x'.repeat(2_000) };
    const events = Array.from({ length: 256 }, () => ({
      metadata: null,
      ...event,
      id: crypto.randomUUID(),
    }));
    await expect(store.append(freshStream(), events, 'no-stream')).resolves.toMatchObject({
      revision: 255,
    });
    const more = events.map((each) => ({ ...each, type: 'T'.repeat(1_100) }));
    await expect(
      store.append(
        freshStream(),
        more.map((each) => ({ ...each, id: crypto.randomUUID() })),
        'no-stream',
      ),
    ).rejects.toThrow(AppendTooLarge);
  });
});

describe('an event', () => {
  it('is JSON to the server, whatever its data and metadata are', async () => {
    const [event] = sales(1);
    if (event === undefined) throw new Error('there is an event');
    const values = [{ name: 'Café' }, 'rice', 0, false, null, ''];
    for (const value of values) {
      const stream = freshStream();
      const sent = { ...event, id: crypto.randomUUID(), data: value, metadata: value };
      await store.append(stream, [sent], 'no-stream');
      const [kept] = server.log.stream(stream);
      const text = [kept?.data, kept?.metadata].map((bytes) => new TextDecoder().decode(bytes));
      expect(text).toEqual([JSON.stringify(value), JSON.stringify(value)]);
      expect(kept?.contentType).toBe('application/json');
      expect(await store.last(stream)).toMatchObject({ data: value, metadata: value });
    }
  });
});

describe('a position', () => {
  it('that no log reaches is not believed, and nothing behind it is lost', async () => {
    server.faults.checkpointIsBad = true;
    const category = freshCategory();
    const abort = new AbortController();
    const seen: string[] = [];
    const events = sales(3);
    const batches = store.subscribe({ categories: [category], signal: abort.signal });
    for await (const { caughtUp, position, events: found } of batches) {
      seen.push(...idsOf(found));
      expect(position ?? '').not.toContain('18446744073709551615');
      if (seen.length === events.length) abort.abort();
      else if (caughtUp && seen.length === 0) {
        await store.append(freshStream(category), events, 'no-stream');
      }
    }
    expect(seen).toEqual(idsOf(events));
  });

  it.each([
    ['that no log can have', '18446744073709551615/18446744073709551615'],
    ['that is no event of this log', `${'1'.padStart(20, '0')}/${'1'.padStart(20, '0')}`],
  ])('%s is refused by name, followed and read', async (_, position) => {
    const options = { after: position as Position, categories: [freshCategory()] };
    await store.append(freshStream(), sales(2), 'no-stream');
    await expect(collect(store.subscribe(options))).rejects.toThrow(PositionUnknown);
    await expect(collect(store.readAll(options))).rejects.toThrow(PositionUnknown);
    await expect(collect(store.readAll({ after: position as Position }))).rejects.toThrow(
      PositionUnknown,
    );
  });
});

describe('a stream that an operator has deleted for good', () => {
  it('is named to who reads and who writes, and is no doubt', async () => {
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    server.log.delete(stream);
    const asked = [
      () => collect(store.read(stream)),
      () => store.last(stream),
      () => store.append(stream, sales(1), 0),
    ];
    for (const ask of asked) {
      await expect(ask()).rejects.toThrow(StoreUnavailable);
      await expect(ask()).rejects.toThrow(`${stream} was deleted from the event store`);
    }
  });
});

describe('a hundred subscriptions of one process', () => {
  it('stand before no append and no read', async () => {
    const abort = new AbortController();
    const live = Array.from({ length: 100 }, async () => {
      for await (const { caughtUp } of store.subscribe({ signal: abort.signal })) {
        if (caughtUp) return;
      }
    });
    await Promise.all(live);
    const kept = Array.from({ length: 100 }, () =>
      collect(store.subscribe({ signal: abort.signal })),
    );
    const stream = freshStream();
    await store.append(stream, sales(1), 'no-stream');
    expect(await collect(store.read(stream))).toHaveLength(1);
    abort.abort();
    await Promise.all(kept);
  });
});
