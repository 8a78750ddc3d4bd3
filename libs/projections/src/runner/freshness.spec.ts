import { describe, expect, it } from '@jest/globals';
import { Freshness } from './freshness.js';
import { progressKey, type FoldTrouble } from './progress.js';

const stalled = (stream: string, revision: number): FoldTrouble => ({
  kind: 'stalled',
  stalled: { stream, revision, type: '', projection: '', error: '' },
});

describe('freshness', () => {
  it('answers at once what is there already', async () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    expect(await freshness.waitFor('grocer', 4, 60_000)).toBe(0);
    expect(await freshness.waitFor('grocer', 2, 60_000)).toBe(0);
  });

  it('wakes those who wait for a revision, and only them', async () => {
    const freshness = new Freshness();
    const woken: string[] = [];
    const wait = async (name: string, id: string, revision: number): Promise<void> => {
      expect(await freshness.waitFor(id, revision, 60_000)).toBe(0);
      woken.push(name);
    };
    const later = wait('later', 'grocer', 7);
    const soon = wait('soon', 'grocer', 5);
    const other = wait('other', 'baker', 0);
    freshness.advance({ grocer: 6 });
    await soon;
    expect(woken).toEqual(['soon']);
    freshness.advance({ grocer: 7, baker: 0 });
    await Promise.all([later, other]);
    expect(woken).toHaveLength(3);
  });

  it('tells how many events are missing when the time is over', async () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    expect(await freshness.waitFor('grocer', 9, 5)).toBe(5);
    expect(await freshness.waitFor('nobody', 1, 5)).toBe(2);
  });

  it('lets nobody wait for a stream that is stopped, until it goes on', async () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    const waiting = freshness.waitFor('grocer', 6, 60_000);
    freshness.heed(stalled('journal-grocer', 5));
    expect(await waiting).toBe(2);
    expect(await freshness.waitFor('grocer', 6, 60_000)).toBe(2);
    freshness.advance({ grocer: 5 });
    const later = freshness.waitFor('grocer', 6, 60_000);
    freshness.advance({ grocer: 6 });
    expect(await later).toBe(0);
  });

  it('takes no draft for the company whose id it was given', async () => {
    const freshness = new Freshness();
    freshness.heed(stalled('draft-grocer', 0));
    freshness.advance({ [progressKey('draft-grocer')]: 9 });
    expect(freshness.revisionOf('grocer')).toBe(-1);
    const waiting = freshness.waitFor('grocer', 0, 60_000);
    freshness.advance({ [progressKey('journal-grocer')]: 0 });
    expect(await waiting).toBe(0);
  });

  it('knows nothing any more of rows that are doubted, and waits for them again', async () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    freshness.heed(stalled('journal-grocer', 5));
    freshness.heed({ kind: 'doubted', reason: 'otherLog' });
    expect(freshness.revisionOf('grocer')).toBe(-1);
    const waiting = freshness.waitFor('grocer', 5, 60_000);
    freshness.advance({ grocer: 5 });
    expect(await waiting).toBe(0);
  });

  it('is behind while some rows are rebuilt, whatever the others show', async () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    freshness.heed({ kind: 'rebuilding', projections: ['parties'] });
    expect(await freshness.waitFor('grocer', 4, 60_000)).toBe(1);
    freshness.heed({ kind: 'rebuilt' });
    expect(await freshness.waitFor('grocer', 4, 60_000)).toBe(0);
  });

  it('does not go back', () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    freshness.advance({ grocer: 3 });
    expect(freshness.revisionOf('grocer')).toBe(4);
  });
});
