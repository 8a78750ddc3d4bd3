import { describe, expect, it } from '@jest/globals';
import { suggestMatches } from './suggest-matches.js';
import type { StatementLine } from './treasury.events.js';

const aLine = (on: string, description: string, amountMinor: number): StatementLine => ({
  on,
  description,
  amountMinor,
});

describe('the suggested matches', () => {
  const cheque = aLine('2026-03-05', 'Cheque 004512', 50_000);
  const entry = { on: '2026-03-05', amountMinor: 50_000, text: 'RC 2026/1 Mercearia' };

  it('are of the same amount within a week, the one that the bank quotes first', () => {
    const near = { ...entry, id: 'near' };
    const quoted = { ...entry, id: 'quoted', on: '2026-03-01', text: 'RC 2026/2 004512' };
    const early = { ...entry, id: 'early', on: '2026-02-25', text: '004512' };
    const other = { ...entry, id: 'other', amountMinor: 50_001 };
    const suggested = suggestMatches([cheque], [early, other, near, quoted]);
    expect([...suggested]).toEqual([[0, ['quoted']]]);
    expect([...suggestMatches([cheque], [early, other, near])]).toEqual([[0, ['near']]]);
    expect([...suggestMatches([cheque], [early, other])]).toEqual([]);
  });

  it('name an entry once', () => {
    const matches = suggestMatches([cheque, cheque], [{ ...entry, id: 'only' }]);
    expect([...matches]).toEqual([[0, ['only']]]);
  });

  const of = (id: string, on: string, amountMinor = 50_000) => ({ id, on, amountMinor, text: '' });

  it('do not cross days where equal amounts are booked a day later', () => {
    const lines = ['2026-03-02', '2026-03-03'].map((on) => aLine(on, 'TPA', 50_000));
    const entries = [of('b', '2026-03-02'), of('a', '2026-03-01')];
    expect([...suggestMatches(lines, entries)]).toEqual([
      [0, ['a']],
      [1, ['b']],
    ]);
    const fewer = [of('c', '2026-03-03')];
    expect([...suggestMatches(lines, fewer)]).toEqual([[1, ['c']]]);
  });

  it('are all entries of a day, or the only two or three, that make the amount together', () => {
    const paidIn = [aLine('2026-03-05', 'Depósito', 60_000)];
    const day = [of('a', '2026-03-04', 10_000), of('b', '2026-03-04', 50_000)];
    expect([...suggestMatches(paidIn, day)]).toEqual([[0, ['a', 'b']]]);
    const two = [
      of('a', '2026-03-03', 10_000),
      of('b', '2026-03-04', 50_000),
      of('c', '2026-03-04', 7),
    ];
    expect(suggestMatches(paidIn, two).get(0)).toEqual(expect.arrayContaining(['a', 'b']));
    const twoWays = [...two, of('d', '2026-03-02', 10_000)];
    expect(suggestMatches(paidIn, twoWays).size).toBe(0);
    const away = [of('e', '2026-03-04', 70_000), of('f', '2026-03-04', -10_000)];
    expect(suggestMatches(paidIn, away).size).toBe(0);
  });
});
