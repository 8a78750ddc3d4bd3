import { describe, expect, it } from '@jest/globals';
import { inOrderOfNumber } from './in-order-of-number.js';

describe('a list of numbered papers', () => {
  it('has those of a day by their numbers, in the direction of the days', () => {
    expect(inOrderOfNumber({ sort: [['issuedOn', 'desc']] }).sort).toEqual([
      ['issuedOn', 'desc'],
      ['number', 'desc'],
    ]);
  });

  it('has references by series and number, 9 before 10', () => {
    expect(inOrderOfNumber({ sort: [['reference', 'asc']] }).sort).toEqual([
      ['seriesId', 'asc'],
      ['number', 'asc'],
    ]);
  });

  it('leaves other orders unchanged', () => {
    const sort = [['totalMinor', 'desc']] as const;
    expect(inOrderOfNumber({ sort }).sort).toEqual(sort);
  });
});
