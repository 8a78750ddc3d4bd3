import { describe, expect, it } from '@jest/globals';
import { PositionUnknown } from '../errors.js';
import type { EventStore } from '../event-store.js';
import type { Position } from '../position.js';
import { collect, type EventStoreHarness, freshStream, mark, sales } from './fixtures.js';

/** Positions that the log has, and those that it cannot have made. */
export function positionsContract(store: () => EventStore, harness: EventStoreHarness): void {
  describe('the head of the log', () => {
    it('is where the last event was written', async () => {
      const first = await mark(store());
      expect(await store().head()).toBe(first);
      const { position } = await store().append(freshStream(), sales(3), 'no-stream');
      expect(await store().head()).toBe(position);
    });
  });

  if (harness.isShared === true) return;
  describe('a position that the log has not', () => {
    it.each<[string, (store: EventStore, after: Position) => AsyncIterable<unknown>]>([
      ['a read of all streams', (log, after) => log.readAll({ after })],
      ['a read of a category', (log, after) => log.readAll({ after, categories: ['journal'] })],
      ['a subscription', (log, after) => log.subscribe({ after })],
    ])('is refused to %s', async (_, read) => {
      await store().append(freshStream(), sales(20), 'no-stream');
      const after = await mark(store());
      const other = await harness.open();
      try {
        await mark(other);
        await expect(collect(read(other, after))).rejects.toThrow(PositionUnknown);
      } finally {
        await other.close();
      }
    });
  });
}
