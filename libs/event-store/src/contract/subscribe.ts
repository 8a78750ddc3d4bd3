import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Batch, EventStore, SubscribeOptions } from '../event-store.js';
import { comparePositions } from '../position.js';
import { freshCategory, freshStream, idsOf, mark, sales } from './fixtures.js';

/** Takes batches until `isEnough` says so, then aborts. */
async function follow(
  store: EventStore,
  options: SubscribeOptions,
  isEnough: (batch: Batch, ids: readonly string[]) => boolean,
  between: (batch: Batch) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly ids: readonly string[]; readonly batches: readonly Batch[] }> {
  const abort = new AbortController();
  const ids: string[] = [];
  const batches: Batch[] = [];
  for await (const batch of store.subscribe({ ...options, signal: abort.signal })) {
    batches.push(batch);
    ids.push(...idsOf(batch.events));
    if (isEnough(batch, ids)) abort.abort();
    else await between(batch);
  }
  return { ids, batches };
}

/** Following all streams. */
export function subscribeContract(store: () => EventStore): void {
  checkpointContract(store);
  abortContract(store);
  describe('subscribing', () => {
    it('gives what exists, then what is written later', async () => {
      const category = freshCategory();
      const stream = freshStream(category);
      const written = sales(30);
      await store().append(stream, written.slice(0, 10), 'no-stream');
      let revision = 9;
      const { ids } = await follow(
        store(),
        { categories: [category] },
        (_, all) => all.length >= 30,
        async ({ caughtUp }) => {
          if (!caughtUp || revision >= 29) return;
          const next = written.slice(revision + 1, revision + 11);
          ({ revision } = await store().append(stream, next, revision));
        },
      );
      expect(ids).toEqual(idsOf(written));
    });

    it('says at once that it has caught up when there is nothing', async () => {
      const after = await mark(store());
      const nothing = { categories: [freshCategory()] };
      for (const options of [nothing, { ...nothing, after }]) {
        const { batches } = await follow(store(), options, ({ caughtUp }) => caughtUp);
        // A server may say first how far it has looked.
        expect(batches.flatMap(({ events }) => events)).toEqual([]);
        // Never beyond what there is: what is written next would be taken for known.
        const behind = await mark(store());
        for (const { position = after } of batches) {
          expect(comparePositions(position, behind)).toBeLessThan(0);
        }
      }
    });

    it('says that it has caught up once nothing more waits', async () => {
      const category = freshCategory();
      const events = sales(25);
      await store().append(freshStream(category), events, 'no-stream');
      const options = { categories: [category], batchSize: 10 };
      const { ids, batches } = await follow(store(), options, ({ caughtUp }) => caughtUp);
      expect(ids).toEqual(idsOf(events));
      expect(batches.every((batch) => batch.events.length <= 10)).toBe(true);
      expect(batches.slice(0, -1).some(({ caughtUp }) => caughtUp)).toBe(false);
    });
  });
}

function checkpointContract(store: () => EventStore): void {
  describe('a subscription', () => {
    it('goes on behind a checkpoint with neither gap nor repetition', async () => {
      const category = freshCategory();
      const events = sales(40);
      for (const event of events) await store().append(freshStream(category), [event], 'no-stream');
      const options = { categories: [category], batchSize: 7 };
      const seen: string[] = [];
      let after: Batch['position'];
      while (seen.length < events.length) {
        const from = after === undefined ? options : { ...options, after };
        const { ids, batches } = await follow(store(), from, (batch) => batch.events.length > 0);
        seen.push(...ids);
        after = batches.at(-1)?.position;
      }
      expect(seen).toEqual(idsOf(events));
    });

    it('from the end tells where it begins, and then what comes', async () => {
      const category = freshCategory();
      await store().append(freshStream(category), sales(3), 'no-stream');
      const next = sales(2);
      const seen: string[] = [];
      let isWritten = false;
      for await (const batch of store().subscribe({ categories: [category], fromEnd: true })) {
        seen.push(...idsOf(batch.events));
        if (seen.length >= next.length) break;
        if (!isWritten) {
          expect(batch.events).toEqual([]);
          await store().append(freshStream(category), next, 'no-stream');
        }
        isWritten = true;
      }
      expect(seen).toEqual(idsOf(next));
    });

    it('has a position behind the events of other categories it has looked through', async () => {
      const [category, other] = [freshCategory(), freshCategory()];
      await store().append(freshStream(category), sales(2), 'no-stream');
      const { position: last } = await store().append(
        freshStream(other),
        sales(2_500),
        'no-stream',
      );
      const caughtUp = await follow(store(), { categories: [category] }, (batch) => batch.caughtUp);
      expect(caughtUp.ids).toHaveLength(2);
      const after = caughtUp.batches.at(-1)?.position ?? last;
      expect(comparePositions(after, last)).toBeGreaterThanOrEqual(0);

      const next = sales(1);
      await store().append(freshStream(category), next, 'no-stream');
      const resumed = { after, categories: [category] };
      const { ids } = await follow(store(), resumed, (_, all) => all.length > 0);
      expect(ids).toEqual(idsOf(next));
    });

    it('loses nothing when its reader is slower than the writers', async () => {
      const category = freshCategory();
      const events = sales(120);
      const writing = (async () => {
        for (const event of events) {
          await store().append(freshStream(category), [event], 'no-stream');
        }
      })();
      const options = { categories: [category], batchSize: 5 };
      const isEnough = (_: Batch, ids: readonly string[]) => ids.length >= events.length;
      const { ids } = await follow(store(), options, isEnough, () => delay(3));
      await writing;
      expect(ids).toEqual(idsOf(events));
    });

    it('serves many readers at their own pace', async () => {
      const category = freshCategory();
      const events = sales(60);
      const isEnough = (_: Batch, ids: readonly string[]) => ids.length >= events.length;
      const readers = [0, 1, 4].map((pauseMs) =>
        follow(store(), { categories: [category], batchSize: 9 }, isEnough, () => delay(pauseMs)),
      );
      for (const event of events) await store().append(freshStream(category), [event], 'no-stream');
      for (const { ids } of await Promise.all(readers)) expect(ids).toEqual(idsOf(events));
    });
  });
}

function abortContract(store: () => EventStore): void {
  describe('a subscription that is aborted', () => {
    it('ends while it waits, without an error', async () => {
      const abort = new AbortController();
      const options = { after: await mark(store()), signal: abort.signal };
      const batches: Batch[] = [];
      const ended = (async () => {
        for await (const batch of store().subscribe(options)) batches.push(batch);
      })();
      await delay(30);
      abort.abort();
      await ended;
      expect(batches.flatMap(({ events }) => events)).toEqual([]);
    });

    it('gives nothing when it was aborted before', async () => {
      const options = { signal: AbortSignal.abort() };
      for await (const batch of store().subscribe(options)) expect(batch).toBeUndefined();
    });

    it('gives no further batch while others wait', async () => {
      const category = freshCategory();
      await store().append(freshStream(category), sales(30), 'no-stream');
      const options = { categories: [category], batchSize: 10 };
      const { ids } = await follow(store(), options, (_, all) => all.length >= 10);
      expect(ids).toHaveLength(10);
    });
  });
}
