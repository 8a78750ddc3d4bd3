import { describe, expect, it } from '@jest/globals';
import { daysIn, proofOf } from '../proof/links.js';
import { pathOfPoint } from './point-path.js';

const year = { period: { from: '2026-01-15', to: '2026-03-12' }, hoursFromUtc: 2 };
const filterOf = (at: string) => {
  const path = pathOfPoint(year, at);
  return proofOf(new URLSearchParams(path.slice(path.indexOf('?')))).filter;
};

describe('the list of a point', () => {
  it.each([
    ['2026-01', '2026-01-15', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2026-03', '2026-03-01', '2026-03-12'],
    ['2026-02-03', '2026-02-03', '2026-02-03'],
  ])('%s is of %s to %s', (at, from, to) => {
    expect(daysIn(filterOf(at), 'issuedOn')).toEqual({ from, to });
  });

  it('of an hour is asked for in UTC', () => {
    expect([filterOf('09'), filterOf('01')].map(({ hourUtc }) => hourUtc)).toEqual([7, 23]);
  });
});
