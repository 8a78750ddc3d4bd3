import { describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { collect, type EventStoreHarness, mark } from './fixtures.js';

/** Knowing one log from another. */
export function identityContract(store: () => EventStore, harness: EventStoreHarness): void {
  describe('the identity of a log', () => {
    it('is one, also to callers who ask first at the same time', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => store().identity()));
      answers.push(await store().identity());
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('is no event', async () => {
      const after = await mark(store());
      await store().identity();
      expect(await collect(store().readAll({ after }))).toEqual([]);
      for await (const { events, caughtUp } of store().subscribe({ after })) {
        expect(events).toEqual([]);
        if (caughtUp) break;
      }
    });

    const reopen = harness.reopen?.bind(harness);
    if (reopen === undefined) return;
    it('is the same once the log is opened again', async () => {
      const identity = await store().identity();
      await store().close();
      const again = await reopen();
      try {
        expect(await again.identity()).toBe(identity);
      } finally {
        await again.close();
      }
    });

    if (harness.isShared === true) return;
    it('is not that of another log', async () => {
      const identity = await store().identity();
      const other = await harness.open();
      try {
        expect(await other.identity()).not.toBe(identity);
      } finally {
        await other.close();
      }
    });
  });
}
