import { describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { comparePositions } from '../position.js';
import { collect, freshCategory, freshStream, idsOf, mark, sales } from './fixtures.js';

/** Reading all streams in the order in which they were written. */
export function readAllContract(store: () => EventStore): void {
  categoriesContract(store);
  describe('reading all streams', () => {
    it('gives every event behind a position, in the order of writing', async () => {
      const after = await mark(store());
      const [north, south] = [freshStream(), freshStream()];
      const written = [sales(2), sales(3), sales(1)];
      await store().append(north, written[0] ?? [], 'no-stream');
      await store().append(south, written[1] ?? [], 'no-stream');
      await store().append(north, written[2] ?? [], 1);
      const read = await collect(store().readAll({ after }));
      const own = read.filter(({ stream }) => stream === north || stream === south);
      expect(idsOf(own)).toEqual(written.flatMap(idsOf));
      const ascending = own.every(
        (event, i) =>
          i === 0 || comparePositions(own[i - 1]?.position ?? after, event.position) < 0,
      );
      expect(ascending).toBe(true);
      expect(comparePositions(after, own[0]?.position ?? after)).toBeLessThan(0);
    });

    it('gives an append the position of its last event', async () => {
      const category = freshCategory();
      const { position } = await store().append(freshStream(category), sales(3), 'no-stream');
      const read = await collect(store().readAll({ categories: [category] }));
      expect(read.map((event) => event.position).at(-1)).toBe(position);
    });
  });
}

function categoriesContract(store: () => EventStore): void {
  describe('reading the streams of some categories', () => {
    it('gives only the categories asked for', async () => {
      const [user, journal, journals] = ['user', 'journal', 'journals'].map(
        (kind) => `${kind}${freshCategory()}`,
      );
      for (const category of [user, journal, journals, user]) {
        await store().append(freshStream(category), sales(2), 'no-stream');
      }
      const of = async (...categories: readonly (string | undefined)[]) => {
        const wanted = categories.map((category) => category ?? '');
        const read = await collect(store().readAll({ categories: wanted }));
        return read.map(({ stream }) => stream.slice(0, stream.indexOf('-')));
      };
      expect(await of(journal)).toEqual([journal, journal]);
      expect(await of(user, journal)).toEqual([user, user, journal, journal, user, user]);
      expect(await of(freshCategory())).toEqual([]);
    });

    it('takes a whole name without a dash for a category', async () => {
      const category = freshCategory();
      const events = sales(1);
      await store().append(category, events, 'no-stream');
      const read = await collect(store().readAll({ categories: [category] }));
      expect(idsOf(read)).toEqual(idsOf(events));
    });

    it('goes on from where it stopped, with neither gap nor repetition', async () => {
      const category = freshCategory();
      const events = sales(10);
      await store().append(freshStream(category), events, 'no-stream');
      const head = await collect(store().readAll({ categories: [category], limit: 4 }));
      const after = head.at(-1)?.position;
      const rest = await collect(
        store().readAll({ categories: [category], ...(after && { after }) }),
      );
      expect([...idsOf(head), ...idsOf(rest)]).toEqual(idsOf(events));
    });

    it('finds a few events of a category among thousands of others', async () => {
      const after = await mark(store());
      const category = freshCategory();
      const events = sales(3);
      for (const event of events) {
        await store().append(freshStream(), sales(1_000), 'no-stream');
        await store().append(freshStream(category), [event], 'no-stream');
      }
      const read = await collect(store().readAll({ after, categories: [category] }));
      expect(idsOf(read)).toEqual(idsOf(events));
    });
  });
}
