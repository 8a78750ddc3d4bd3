import { describe, expect, it } from '@jest/globals';
import { entriesOf, moved, toggled } from './ordered-choice.js';

const all = ['code', 'description', 'amount'];

describe('a choice in order', () => {
  it('is all of it while nothing was chosen', () => {
    expect(entriesOf(undefined, all)).toEqual(all.map((name) => ({ name, isChosen: true })));
  });

  it('shows the chosen first, in their order', () => {
    expect(
      entriesOf(['amount', 'code'], all).map(({ name, isChosen }) => [name, isChosen]),
    ).toEqual([
      ['amount', true],
      ['code', true],
      ['description', false],
    ]);
  });

  it('takes one off, and puts one at the end', () => {
    expect(toggled(undefined, all, 'code')).toEqual(['description', 'amount']);
    expect(toggled(['description'], all, 'code')).toEqual(['description', 'code']);
  });

  it('moves one of the chosen, not past the ends', () => {
    expect(moved(undefined, all, 'amount', -1)).toEqual(['code', 'amount', 'description']);
    expect(moved(['code', 'amount'], all, 'amount', 1)).toEqual(['code', 'amount']);
    expect(moved(['code'], all, 'amount', -1)).toEqual(['code']);
  });
});
