import { describe, expect, it } from '@jest/globals';
import { lessPlan } from './less-leg.js';
import { MadeLeg } from './made-leg.js';

const rent = { id: 'E1', revision: 7, category: 'rent' };
const light = { id: 'E2', revision: 9, category: 'light' };
const spent = new MadeLeg('expenses', [
  { collection: 'expenses', row: rent, amount: 500_00 },
  { collection: 'expenses', row: light, amount: 20_50 },
]);

describe('a figure that is taken off', () => {
  const { opening, legs } = lessPlan({ kind: 'money', opening: 100, legs: [spent] });
  const [leg] = legs;

  it('stands below zero, with all that it is made of', async () => {
    expect(opening).toBe(-100);
    expect(await leg?.sum()).toEqual({ count: 2, amount: -520_50 });
    const page = await leg?.page({ skip: 0 }, 1);
    expect(page).toEqual({
      rows: [{ collection: 'expenses', row: rent, amount: -500_00 }],
      next: { skip: 1 },
    });
  });

  it('is put together and compared with its sign', async () => {
    const sums = await leg?.by('category');
    expect(sums?.get('light')).toEqual({ count: 1, amount: -20_50 });
    const since = await leg?.since(7, 10);
    expect(since?.map(({ amount }) => amount)).toEqual([-20_50]);
    expect((await leg?.ofIds(['E1']))?.map(({ amount }) => amount)).toEqual([-500_00]);
    expect(await leg?.touchedSince(7, 10)).toEqual(['E2']);
  });
});
