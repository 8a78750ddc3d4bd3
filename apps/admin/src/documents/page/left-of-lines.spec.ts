import { describe, expect, it } from '@jest/globals';
import { leftOfLines } from './left-of-lines.js';

const order = {
  status: 'partiallyConverted',
  left: { toConvert: ['2.5', '0', '4'], toCredit: [] },
  content: { lines: [{ quantity: '10' }, { quantity: '3' }, { quantity: '4' }] },
} as const;

describe('what is left of the lines', () => {
  it('is shown for each, with what was converted, while some of the document is left', () => {
    expect(leftOfLines(order)).toEqual([
      { converted: '7.5', left: '2.5' },
      { converted: '3', left: '0' },
      { converted: '0', left: '4' },
    ]);
  });

  it.each(['open', 'converted', 'cancelled'] as const)('is not told where it is %s', (status) => {
    expect(leftOfLines({ ...order, status })).toBeUndefined();
  });
});
