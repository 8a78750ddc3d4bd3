import { describe, expect, it } from '@jest/globals';
import { Freshness } from './freshness.js';

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

  it('does not go back', () => {
    const freshness = new Freshness();
    freshness.advance({ grocer: 4 });
    freshness.advance({ grocer: 3 });
    expect(freshness.revisionOf('grocer')).toBe(4);
  });
});
