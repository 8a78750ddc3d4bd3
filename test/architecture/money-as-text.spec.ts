import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/** Minor units that are divided into a float to be written: `formatMinor` writes their digits. */
const written = /\/\s*(?:100|\w*(?:minor|Minor|units|Units)\w*)\)\s*\.toFixed\(/;

describe('an amount', () => {
  it('becomes text from its digits, never by a float', () => {
    const sources = ['apps/', 'libs/'].flatMap((folder) => productSources(folder));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((path) => written.test(textOf(path)))).toEqual([]);
  });

  it('would be found as a float', () => {
    expect(written.test('(minor / 100).toFixed(2)')).toBe(true);
    expect(written.test('(minor / minorPerUnit).toFixed(decimals)')).toBe(true);
    expect(written.test('(bytes / 1_000_000).toFixed(1)')).toBe(false);
  });
});
