import { describe, expect, it } from '@jest/globals';
import type { EventStore, ReadOptions } from '../event-store.js';
import { collect, freshStream, idsOf, revisionsOf, sales } from './fixtures.js';

/** How long writing and reading thousands may take on a busy machine. */
const manyEventsMs = 60_000;

/** Reading one stream. */
export function readContract(store: () => EventStore): void {
  describe('reading a stream', () => {
    it.each<[string, ReadOptions, readonly number[]]>([
      ['from the start', {}, [0, 1, 2, 3, 4]],
      ['from a revision', { from: 3 }, [3, 4]],
      ['as many as asked for', { limit: 2 }, [0, 1]],
      ['a single event', { from: 3, limit: 1 }, [3]],
      ['nothing when nothing is asked for', { limit: 0 }, []],
      ['nothing behind its end', { from: 5 }, []],
      ['backwards from the end', { direction: 'backwards' }, [4, 3, 2, 1, 0]],
      ['backwards from a revision', { direction: 'backwards', from: 1 }, [1, 0]],
      ['backwards from behind its end', { direction: 'backwards', from: 9, limit: 1 }, [4]],
      ['backwards, as many as asked for', { direction: 'backwards', limit: 2 }, [4, 3]],
    ])('gives %s', async (_, options, revisions) => {
      const stream = freshStream();
      await store().append(stream, sales(5), 'no-stream');
      expect(revisionsOf(await collect(store().read(stream, options)))).toEqual(revisions);
    });

    it('gives nothing when it does not exist', async () => {
      expect(await collect(store().read(freshStream()))).toEqual([]);
      expect(await collect(store().read(freshStream(), { direction: 'backwards' }))).toEqual([]);
    });

    it(
      'gives thousands of events in order, in both directions',
      async () => {
        const stream = freshStream();
        const written = Array.from({ length: 5 }, () => sales(500));
        for (const events of written) await store().append(stream, events, 'any');
        const ids = written.flatMap(idsOf);
        expect(idsOf(await collect(store().read(stream)))).toEqual(ids);
        const back = await collect(store().read(stream, { direction: 'backwards', limit: 1_200 }));
        expect(idsOf(back)).toEqual([...ids].reverse().slice(0, 1_200));
      },
      manyEventsMs,
    );

    it('that grows meanwhile gives what there was, and no more than a beginning of the rest', async () => {
      const stream = freshStream();
      const [before, meanwhile] = [sales(600), sales(200)];
      for (let at = 0; at < 600; at += 200) {
        await store().append(stream, before.slice(at, at + 200), at === 0 ? 'no-stream' : at - 1);
      }
      const ids: string[] = [];
      for await (const event of store().read(stream)) {
        ids.push(event.id);
        if (ids.length === 1) await store().append(stream, meanwhile, 599);
      }
      expect(ids.length).toBeGreaterThanOrEqual(600);
      expect(ids).toEqual(idsOf([...before, ...meanwhile]).slice(0, ids.length));
    });

    it('may be left in the middle', async () => {
      const stream = freshStream();
      await store().append(stream, sales(300), 'no-stream');
      for await (const { revision } of store().read(stream)) if (revision === 7) break;
      await store().append(stream, sales(1), 299);
      expect((await store().last(stream))?.revision).toBe(300);
    });
  });

  describe('the last event', () => {
    it('is that of the highest revision', async () => {
      const stream = freshStream();
      const events = sales(3);
      await store().append(stream, events, 'no-stream');
      expect(await store().last(stream)).toMatchObject({ revision: 2, id: events[2]?.id });
    });

    it('is absent when the stream does not exist', async () => {
      expect(await store().last(freshStream())).toBeUndefined();
    });
  });
}
