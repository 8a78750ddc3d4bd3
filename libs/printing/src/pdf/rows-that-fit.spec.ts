import { describe, expect, it } from '@jest/globals';
import { rowsThatFit } from './rows-that-fit.js';

/** A narrow column, and a wide one. */
const widths = [60, 300];
const fitting = (...rows: readonly (readonly string[])[]) => [...rowsThatFit(rows, widths)];
const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

describe('rows that fit on a page', () => {
  it('are as they are where they are short', () => {
    const rows = [
      ['C1', 'rice'],
      ['', ''],
      ['C2', words(200)],
    ];
    expect(fitting(...rows)).toEqual(rows);
  });

  it('go on beneath where they are not, each word once and none broken', () => {
    const [first = [], ...others] = fitting(['C1', words(2_000)]);
    expect(first[0]).toBe('C1');
    expect(others.length).toBeGreaterThan(2);
    expect(others.map(([code]) => code)).toEqual(others.map(() => ''));
    expect([first, ...others].map(([, text]) => text).join(' ')).toBe(words(2_000));
  });

  it('are cut at lines where a text has many, and anywhere where it has no space', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n');
    const cut = fitting([lines, '']).map(([text]) => text);
    expect(cut.length).toBe(3);
    expect(cut.join('\n')).toBe(lines);
    const long = 'x'.repeat(5_000);
    expect(
      fitting([long, ''])
        .map(([text]) => text)
        .join(''),
    ).toBe(long);
  });
});
