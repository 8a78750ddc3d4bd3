import { describe, expect, it } from '@jest/globals';
import { movedTo, toggled } from './favourites.js';

const tiles = ['RICE', 'SUGAR', 'BREAD'];

describe('the favourites of a till', () => {
  it('are put where they are dropped', () => {
    expect(movedTo(tiles, 'BREAD', 0)).toEqual(['BREAD', 'RICE', 'SUGAR']);
    expect(movedTo(tiles, 'RICE', 1)).toEqual(['SUGAR', 'RICE', 'BREAD']);
    expect(movedTo(tiles, 'RICE', 99)).toEqual(['SUGAR', 'BREAD', 'RICE']);
    expect(movedTo(tiles, 'RICE', -1)).toEqual(tiles);
  });

  it('stay as they are for what is none', () => {
    expect(movedTo(tiles, 'MILK', 0)).toEqual(tiles);
  });

  it('take an article in, and let it go', () => {
    expect(toggled(tiles, 'MILK')).toEqual([...tiles, 'MILK']);
    expect(toggled(tiles, 'SUGAR')).toEqual(['RICE', 'BREAD']);
  });
});
