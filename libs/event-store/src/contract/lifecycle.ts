import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '../errors.js';
import type { EventStore } from '../event-store.js';
import { collect, type EventStoreHarness, freshStream, idsOf, sales } from './fixtures.js';

/** Opening, closing and asking whether the store is there. */
export function lifecycleContract(store: () => EventStore, harness: EventStoreHarness): void {
  describe('a store', () => {
    it('answers a ping while it is open', async () => {
      await expect(store().ping()).resolves.toBeUndefined();
    });

    it('may be closed twice', async () => {
      await store().close();
      await expect(store().close()).resolves.toBeUndefined();
    });

    it('is unavailable once it is closed', async () => {
      const closed = store();
      const stream = freshStream();
      await closed.close();
      await expect(closed.append(stream, sales(1), 'any')).rejects.toThrow(StoreUnavailable);
      await expect(closed.last(stream)).rejects.toThrow(StoreUnavailable);
      await expect(closed.head()).rejects.toThrow(StoreUnavailable);
      await expect(closed.identity()).rejects.toThrow(StoreUnavailable);
      await expect(closed.ping()).rejects.toThrow(StoreUnavailable);
      await expect(collect(closed.read(stream))).rejects.toThrow(StoreUnavailable);
      await expect(collect(closed.readAll())).rejects.toThrow(StoreUnavailable);
    });

    it('answers the appends under way before it closes', async () => {
      const appending = store().append(freshStream(), sales(3), 'no-stream');
      await store().close();
      expect((await appending).revision).toBe(2);
    });

    it('ends its subscriptions when it closes', async () => {
      const ended = (async () => {
        for await (const { caughtUp } of store().subscribe()) if (caughtUp) await store().close();
      })();
      await expect(ended).resolves.toBeUndefined();
    });
  });

  const reopen = harness.reopen?.bind(harness);
  if (reopen === undefined) return;
  describe('a store that is opened again', () => {
    it('has what it had, and goes on from there', async () => {
      const stream = freshStream();
      const events = sales(3);
      const first = await store().append(stream, events, 'no-stream');
      await store().close();
      const again = await reopen();
      try {
        expect(idsOf(await collect(again.read(stream)))).toEqual(idsOf(events));
        expect(await again.append(stream, events, 'no-stream')).toEqual(first);
        expect((await again.append(stream, sales(1), 2)).revision).toBe(3);
      } finally {
        await again.close();
      }
    });
  });
}
