import { describe, expect, it } from '@jest/globals';
import { WrongExpectedRevision } from '../errors.js';
import type { EventStore, ExpectedRevision } from '../event-store.js';
import { collect, freshStream, idsOf, revisionsOf, sales, sold } from './fixtures.js';

/** Optimistic concurrency: the writer says where it believes the stream to be. */
export function expectedRevisionContract(store: () => EventStore): void {
  racingContract(store);
  describe('the expected revision', () => {
    it.each<[string, number, ExpectedRevision]>([
      ['"no-stream" of a new stream', 0, 'no-stream'],
      ['"any" of a new stream', 0, 'any'],
      ['"any" of a stream with events', 3, 'any'],
      ['the last revision', 3, 2],
      ['revision 0 of a stream with one event', 1, 0],
    ])('accepts %s', async (_, before, expected) => {
      const stream = freshStream();
      if (before > 0) await store().append(stream, sales(before), 'no-stream');
      const { revision } = await store().append(stream, sales(2), expected);
      expect(revision).toBe(before + 1);
    });

    it.each<[string, number, ExpectedRevision, number | undefined]>([
      ['"no-stream" of a stream with events', 3, 'no-stream', 2],
      ['an earlier revision', 3, 1, 2],
      ['a later revision', 3, 7, 2],
      ['a revision of a new stream', 0, 0, undefined],
    ])('refuses %s and writes nothing', async (_, before, expected, actual) => {
      const stream = freshStream();
      if (before > 0) await store().append(stream, sales(before), 'no-stream');
      const refused = store().append(stream, sales(2), expected);
      await expect(refused).rejects.toThrow(WrongExpectedRevision);
      await expect(refused).rejects.toMatchObject({ stream, expected, actual });
      expect(await collect(store().read(stream))).toHaveLength(before);
    });

    it('says where, and not behind what', async () => {
      const stream = freshStream();
      await store().append(stream, sales(1), 'no-stream');
      const [theirs, lost, decidedOnIt] = [sales(1), sales(1), sales(1)];
      await store().append(stream, theirs, 0);
      await expect(store().append(stream, lost, 0)).rejects.toThrow(WrongExpectedRevision);
      // What was sent ahead, for the place behind the lost one, lands behind another's.
      expect((await store().append(stream, decidedOnIt, 1)).revision).toBe(2);
    });
  });
}

function racingContract(store: () => EventStore): void {
  describe('racing writers', () => {
    it('get through one, and the others are refused', async () => {
      const stream = freshStream();
      await store().append(stream, sales(1), 'no-stream');
      const racing = await Promise.allSettled(
        sales(12).map((event) => store().append(stream, [event], 0)),
      );
      const refused = racing.flatMap((it) =>
        it.status === 'rejected' ? [it.reason as unknown] : [],
      );
      expect(refused).toHaveLength(11);
      expect(refused.every((reason) => reason instanceof WrongExpectedRevision)).toBe(true);
      expect(await collect(store().read(stream))).toHaveLength(2);
    });

    it('leave a contiguous stream when the refused try again', async () => {
      const stream = freshStream();
      const write = async (event = sold('rice')): Promise<void> => {
        for (;;) {
          const expected = (await store().last(stream))?.revision ?? 'no-stream';
          try {
            await store().append(stream, [event], expected);
            return;
          } catch (error) {
            if (!(error instanceof WrongExpectedRevision)) throw error;
          }
        }
      };
      await Promise.all(Array.from({ length: 10 }, () => write()));
      const read = await collect(store().read(stream));
      expect(revisionsOf(read)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(new Set(idsOf(read)).size).toBe(10);
    });

    it('are refused without harm to their neighbours', async () => {
      const [contested, calm] = [freshStream(), freshStream()];
      await store().append(contested, sales(2), 'no-stream');
      const answers = await Promise.allSettled([
        store().append(calm, sales(2), 'no-stream'),
        store().append(contested, sales(2), 0),
        store().append(calm, sales(1), 'any'),
        store().append(contested, sales(1), 1),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      expect(await collect(store().read(contested))).toHaveLength(3);
      expect(await collect(store().read(calm))).toHaveLength(3);
    });
  });
}
