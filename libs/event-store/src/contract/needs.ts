import { describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { collect, type EventStoreHarness, mark } from './fixtures.js';

const second = { format: 2, version: '0.2.0' };
const third = { format: 3, version: '0.3.0' };

/** What a log says of the version that can read it. */
export function needsContract(store: () => EventStore, harness: EventStoreHarness): void {
  // A server that tests share keeps what one of them has raised.
  if (harness.isShared === true) return;
  describe('what it takes to read a log', () => {
    it('is nothing until it is written down, and is then never lowered', async () => {
      expect(await store().needs()).toBeUndefined();
      await store().raiseNeeds(third);
      await store().raiseNeeds(second);
      expect(await store().needs()).toEqual(third);
    });

    it('is no event, and leaves the identity as it is', async () => {
      const identity = await store().identity();
      const after = await mark(store());
      await store().raiseNeeds(second);
      expect(await collect(store().readAll({ after }))).toEqual([]);
      expect(await store().identity()).toBe(identity);
    });

    const reopen = harness.reopen?.bind(harness);
    if (reopen === undefined) return;
    it('is kept with the log', async () => {
      await store().raiseNeeds(second);
      await store().close();
      const again = await reopen();
      try {
        expect(await again.needs()).toEqual(second);
      } finally {
        await again.close();
      }
    });
  });
}
