import { describe, expect, it } from '@jest/globals';
import { parseDenominations, showDenominations } from './denominations.js';

describe('the notes and coins of a drawer', () => {
  it('are read from the greatest, each once, in the signs of the language', () => {
    expect(parseDenominations('0.50; 1 000;20;20;', 'en')).toEqual([100_000, 2_000, 50]);
    expect(parseDenominations('0,05; 1.000', 'pt')).toEqual([100_000, 5]);
  });

  it('are nothing where one of them is no amount', () => {
    for (const text of ['', ';', '20; ten', '0; 20', '-5']) {
      expect(parseDenominations(text, 'en')).toBeUndefined();
    }
  });

  it('are shown as they are typed', () => {
    for (const language of ['en', 'pt'] as const) {
      const values = [100_000, 2_000, 50, 5];
      expect(parseDenominations(showDenominations(values, language), language)).toEqual(values);
    }
  });
});
