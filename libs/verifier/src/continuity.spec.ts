import { describe, expect, it } from '@jest/globals';
import { Continuity, type Break } from './continuity.js';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

/** What is found in numbers of one series, each with its day. */
function breaksIn(
  numbers: readonly (readonly [number: number, day?: string])[],
  before?: number,
): readonly (readonly [number: number, found: Break])[] {
  const continuity = new Continuity(before);
  return numbers.flatMap(([number, on]) =>
    continuity
      .follow({ seriesId: 'FT_2026', number, ...(on !== undefined && { day: on }) })
      .map((found) => [number, found] as const),
  );
}

describe('the numbers of a series', () => {
  it('follow one another', () => {
    expect(
      breaksIn(
        [
          [1, day(2)],
          [2, day(2)],
          [3, day(5)],
        ],
        0,
      ),
    ).toEqual([]);
  });

  it('have a gap where the first is not 1, and where one is left out', () => {
    expect(breaksIn([[2], [5], [6]], 0)).toEqual([
      [2, { kind: 'gap', expected: 1 }],
      [5, { kind: 'gap', expected: 3 }],
    ]);
  });

  it('may begin with any number in a part of the journal', () => {
    expect(breaksIn([[17], [18]])).toEqual([]);
    expect(breaksIn([[17], [19]])).toEqual([[19, { kind: 'gap', expected: 18 }]]);
  });

  it('are given twice, after which the series goes on', () => {
    expect(breaksIn([[1], [2], [1], [3]], 0)).toEqual([[1, { kind: 'twice', expected: 3 }]]);
  });

  it('have days that never go back, a number without a day between them or not', () => {
    expect(breaksIn([[1, day(5)], [2], [3, day(4)], [4, day(4)], [5, day(5)]], 0)).toEqual([
      [3, { kind: 'earlierDay', expected: 3, dayBefore: day(5) }],
      [4, { kind: 'earlierDay', expected: 4, dayBefore: day(5) }],
    ]);
  });

  it('are followed for each series on its own', () => {
    const continuity = new Continuity(0);
    expect(continuity.follow({ seriesId: 'FT_2026', number: 1 })).toEqual([]);
    expect(continuity.follow({ seriesId: 'FT_2027', number: 1 })).toEqual([]);
    expect(continuity.lastOf('FT_2027')).toBe(1);
    expect(continuity.lastOf('NC_2027')).toBeUndefined();
  });
});
