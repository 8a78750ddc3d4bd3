import { describe, expect, it } from '@jest/globals';
import type { Batch, Position, RecordedEvent } from '@balcao/event-store';
import { gathered } from './gathered.js';

/** Pages of so many events each; the last one has caught up. */
async function* pagesOf(...lengths: readonly number[]): AsyncGenerator<Batch> {
  await Promise.resolve();
  let revision = 0;
  for (const [at, length] of lengths.entries()) {
    const events = Array.from({ length }, () => ({ revision: revision++ }) as RecordedEvent);
    const caughtUp = at === lengths.length - 1;
    yield { events, position: String(revision) as Position, caughtUp };
  }
}

async function batchesOf(pages: AsyncIterable<Batch>, size: number) {
  const batches: unknown[] = [];
  for await (const { events, position, caughtUp } of gathered(pages, size)) {
    batches.push([events.map(({ revision }) => revision), position, caughtUp]);
  }
  return batches;
}

describe('gathering pages', () => {
  it('makes batches of the size, each with the position behind its last event', async () => {
    expect(await batchesOf(pagesOf(2, 1, 2, 1), 3)).toEqual([
      [[0, 1, 2], '3', false],
      [[3, 4, 5], '6', true],
    ]);
  });

  it('hands on at once what has been caught up with', async () => {
    expect(await batchesOf(pagesOf(1, 1), 100)).toEqual([[[0, 1], '2', true]]);
    expect(await batchesOf(pagesOf(0), 100)).toEqual([[[], '0', true]]);
  });
});
