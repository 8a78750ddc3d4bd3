import { describe, expect, it } from '@jest/globals';
import { WrongExpectedRevision } from '../errors.js';
import type { EventStore, ExpectedRevision } from '../event-store.js';
import { collect, freshStream, idsOf, sales } from './fixtures.js';

/** A lost answer is asked for again with the same events. */
export function retryContract(store: () => EventStore): void {
  describe('the same events once more', () => {
    it.each<[string, number, ExpectedRevision]>([
      ['at a revision', 2, 1],
      ['as a new stream', 0, 'no-stream'],
      ['at the end of any stream', 2, 'any'],
    ])('answer what they were answered, %s', async (_, before, expected) => {
      const stream = freshStream();
      if (before > 0) await store().append(stream, sales(before), 'no-stream');
      const events = sales(3);
      const first = await store().append(stream, events, expected);
      expect(await store().append(stream, events, expected)).toEqual(first);
      expect(await collect(store().read(stream))).toHaveLength(before + 3);
    });

    it('answer the same after others have written behind them', async () => {
      const stream = freshStream();
      const events = sales(2);
      const first = await store().append(stream, events, 'no-stream');
      await store().append(stream, sales(5), first.revision);
      expect(await store().append(stream, events, 'no-stream')).toEqual(first);
      expect(await collect(store().read(stream))).toHaveLength(7);
    });

    it('are written once when both attempts are under way together', async () => {
      const stream = freshStream();
      const events = sales(2);
      const attempts = [1, 2, 3].map(() => store().append(stream, events, 'no-stream'));
      const answers = await Promise.all(attempts);
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
      expect(idsOf(await collect(store().read(stream)))).toEqual(idsOf(events));
    });

    it.each<[string, (sent: ReturnType<typeof sales>) => ReturnType<typeof sales>]>([
      ['only the first is the same', (sent) => [...sent.slice(0, 1), ...sales(1)]],
      ['only the last is the same', (sent) => [...sales(1), ...sent.slice(1)]],
      ['one more follows', (sent) => [...sent, ...sales(1)]],
      ['their order is another', (sent) => [...sent].reverse()],
    ])('are refused when %s', async (_, change) => {
      const stream = freshStream();
      const sent = sales(2);
      await store().append(stream, sent, 'no-stream');
      const refused = store().append(stream, change(sent), 'no-stream');
      await expect(refused).rejects.toThrow(WrongExpectedRevision);
      expect(idsOf(await collect(store().read(stream)))).toEqual(idsOf(sent));
    });
  });
}
