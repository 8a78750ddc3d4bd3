import { describe, expect, it } from '@jest/globals';
import { isMeasure, splitsPiece, sumAmounts } from './measures.js';

describe('the unit of an article', () => {
  it('is a measure, whatever its case, or counts pieces', () => {
    expect(['kg', 'KG', ' l ', 'm²'].map(isMeasure)).toEqual([true, true, true, true]);
    expect(['un', 'cx', 'sc', 'par'].map(isMeasure)).toEqual([false, false, false, false]);
  });

  it('is split only where it is a measure', () => {
    expect(splitsPiece({ unit: 'un', quantity: '1.5' })).toBe(true);
    expect(splitsPiece({ unit: 'un', quantity: '2' })).toBe(false);
    expect(splitsPiece({ unit: 'kg', quantity: '1.5' })).toBe(false);
  });
});

describe('the goods of a sale', () => {
  it('are counted in pieces, and measured by each unit apart', () => {
    const lines = [
      { unit: 'un', quantity: '3' },
      { unit: 'kg', quantity: '0.355' },
      { unit: 'cx', quantity: '2' },
      { unit: 'l', quantity: '1.5' },
      { unit: 'kg', quantity: '0.9' },
    ];
    expect(sumAmounts(lines)).toEqual({
      pieces: '5',
      measured: [
        { unit: 'kg', quantity: '1.255' },
        { unit: 'l', quantity: '1.5' },
      ],
    });
  });

  it('may all be measured, or be none', () => {
    expect(sumAmounts([{ unit: 'kg', quantity: '2' }]).pieces).toBe('0');
    expect(sumAmounts([])).toEqual({ pieces: '0', measured: [] });
  });
});
