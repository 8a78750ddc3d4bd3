import { describe, expect, it } from '@jest/globals';
import { measureOf, periodOf, periodQuery } from './period.js';

describe('the period of an address', () => {
  it.each([
    ['', 'period=month'],
    ['period=year', 'period=year'],
    ['period=custom', 'period=month'],
    ['from=2026-03-01&to=2026-03-12', 'from=2026-03-01&to=2026-03-12'],
    ['from=2026-03-12&to=2026-03-01', 'period=month'],
    ['from=2026-02-30&to=2026-03-01&period=week', 'period=week'],
  ])('%j asks for %s', (address, query) => {
    expect(periodQuery(periodOf(new URLSearchParams(address)))).toBe(query);
  });
});

describe('the amounts of an address', () => {
  it('are with VAT unless it says otherwise', () => {
    const of = (address: string) => measureOf(new URLSearchParams(address));
    expect(['', 'measure=net', 'measure=cost'].map(of)).toEqual(['gross', 'net', 'gross']);
  });
});
