import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { EventStore, Json, NewEvent } from '../event-store.js';
import { comparePositions } from '../position.js';
import { collect, freshStream, idsOf, revisionsOf, sales, sold } from './fixtures.js';

/** What is written comes back as it was. */
export function appendContract(store: () => EventStore): void {
  appendsTogether(store);
  largestAppends(store);
  describe('appending', () => {
    it('answers the last revision and a position that grows', async () => {
      const stream = freshStream();
      const first = await store().append(stream, sales(3), 'no-stream');
      const second = await store().append(stream, sales(1), first.revision);
      expect([first.revision, second.revision]).toEqual([2, 3]);
      expect(comparePositions(first.position, second.position)).toBeLessThan(0);
    });

    it('keeps id, type, data and metadata, and adds the place and the time', async () => {
      const stream = freshStream();
      const rice = sold('rice', '2.500');
      const before = Date.now();
      const { position } = await store().append(stream, [rice], 'no-stream');
      const [read] = await collect(store().read(stream));
      expect(read).toEqual({ ...rice, stream, revision: 0, position, storedAt: read?.storedAt });
      const skewMs = Math.abs(Date.parse(read?.storedAt ?? '') - before);
      expect(skewMs).toBeLessThan(60_000);
      expect(read?.storedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    it.each<[string, Json]>([
      ['accents, other scripts and emoji', 'Café “São Tomé” – 大米 🛒 \u0000 \u2028 \\ "'],
      ['numbers at their limits', [0, -1, 0.1, Number.MAX_SAFE_INTEGER, 1e-7, 1.5e300]],
      ['empty and nested values', { none: null, list: [], map: {}, deep: [[[{ a: [true] }]]] }],
      ['keys in their order', { z: 1, a: 2, '': 3, 'ç ã': 4 }],
      ['half a megabyte', 'Arroz agulha 1 kg; '.repeat(27_000)],
    ])('keeps %s', async (_, value) => {
      const stream = freshStream();
      const event: NewEvent = {
        ...sold('rice'),
        data: { value },
        metadata: { value: 'Conceição' },
      };
      await store().append(stream, [event], 'no-stream');
      const [read] = await collect(store().read(stream));
      expect(JSON.stringify(read?.data)).toBe(JSON.stringify(event.data));
      expect(read?.metadata).toEqual(event.metadata);
    });
  });
}

/** What the product makes at most, in bytes of JSON; servers before 25.1 take 1 MiB. */
const largest = { groupEvents: 256, groupBytes: 512 * 1_024, eventBytes: 975_000 };

function largestAppends(store: () => EventStore): void {
  describe('an append of the largest size that the product makes', () => {
    const { groupEvents, groupBytes, eventBytes } = largest;
    it.each<[string, number, number]>([
      ['group of commands', groupEvents, groupBytes / groupEvents],
      ['event', 1, eventBytes],
    ])('is taken, and read as it was written: %s', async (_, count, bytes) => {
      const stream = freshStream();
      const events = Array.from({ length: count }, (__, at) => {
        const event = sold(`article ${at + 1}`);
        const rest = bytes - JSON.stringify([event.data, event.metadata, event.type]).length;
        return { ...event, data: { lines: 'x'.repeat(rest) } };
      });
      expect((await store().append(stream, events, 'no-stream')).revision).toBe(count - 1);
      const read = await collect(store().read(stream));
      expect(read.map(({ id, data }) => ({ id, data }))).toEqual(
        events.map(({ id, data }) => ({ id, data })),
      );
    });
  });
}

function appendsTogether(store: () => EventStore): void {
  describe('appends', () => {
    it('become visible with all their events at once', async () => {
      const stream = freshStream();
      const batch = sales(200);
      const appending = store().append(stream, batch, 'no-stream');
      const seen = new Set<number>();
      while (!seen.has(batch.length)) {
        seen.add((await collect(store().read(stream))).length);
        await nextTurn();
      }
      await appending;
      expect([...seen].filter((count) => count !== 0)).toEqual([batch.length]);
    });

    it('go to their own stream alone', async () => {
      const [north, south] = [freshStream(), freshStream()];
      const [inNorth, inSouth] = [sales(2), sales(3)];
      await store().append(north, inNorth, 'no-stream');
      await store().append(south, inSouth, 'no-stream');
      expect(idsOf(await collect(store().read(north)))).toEqual(idsOf(inNorth));
      expect(idsOf(await collect(store().read(south)))).toEqual(idsOf(inSouth));
    });

    it('follow one another when many write to one stream', async () => {
      const stream = freshStream();
      const writers = Array.from({ length: 8 }, () => sales(5));
      const answers = await Promise.all(
        writers.flatMap((events) => events.map((e) => store().append(stream, [e], 'any'))),
      );
      const revisions = answers.map(({ revision }) => revision).sort((a, b) => a - b);
      expect(revisions).toEqual(Array.from({ length: 40 }, (_, i) => i));
      expect(revisionsOf(await collect(store().read(stream)))).toEqual(revisions);
    });

    it.each<[string, string, readonly NewEvent[]]>([
      ['no events', freshStream(), []],
      ['no stream name', '', sales(1)],
      ['an id that is no UUID', freshStream(), [{ ...sold('rice'), id: 'first' }]],
      ['no type', freshStream(), [{ ...sold('rice'), type: '' }]],
    ])('are refused with %s', async (_, stream, events) => {
      await expect(store().append(stream, events, 'any')).rejects.toThrow(RangeError);
    });
  });
}
