import { describe, expect, it } from '@jest/globals';
import { convertLines, isConverted, pricedLines, priceInQuote, quoteOn } from './quote.js';
import { blankLine, type EditorLine } from './state.js';

const own = { currency: 'MZN', price: '1' };
const dollar = { currency: 'USD', price: '63.945' };
const later = { currency: 'USD', price: '64.1' };
const places = { language: 'pt', decimalPlaces: 2 } as const;
const soap = (unitPrice: string, more: Partial<EditorLine> = {}): EditorLine => ({
  ...blankLine('normal'),
  key: 'soap',
  description: 'Sabão',
  quantity: '3',
  unitPrice,
  ...more,
});
const pricesOf = (lines: readonly EditorLine[]) => lines.map(({ unitPrice }) => unitPrice);

describe('the quote of a document', () => {
  const rates = [
    { on: '2026-03-02', salePrice: '64.1' },
    { on: '2026-02-27', salePrice: '63.945' },
  ];

  it('is that of its day, or the last before it', () => {
    expect(quoteOn('USD', '2026-03-02', rates)).toEqual(later);
    expect(quoteOn('USD', '2026-03-01', rates)).toEqual(dollar);
    expect(quoteOn('USD', '2026-02-26', rates)).toBeUndefined();
  });
});

describe('the price of an article on a document in another currency', () => {
  it('is converted by the quote, and says from what', () => {
    expect(priceInQuote('150', dollar, 'MZN', places)).toEqual({
      unitPrice: '2,35',
      converted: { price: '150', written: '2,35' },
    });
    expect(priceInQuote('63945', dollar, 'MZN', places).unitPrice).toBe('1000');
  });

  it('is as it is in the company’s own', () => {
    expect(priceInQuote('150.5', own, 'MZN', places)).toEqual({
      unitPrice: '150,5',
      converted: undefined,
    });
  });
});

describe('converting the prices on the lines', () => {
  it('takes them into another currency and back without loss', () => {
    const lines = [soap('150'), soap('99,99')];
    const there = convertLines(lines, own, dollar, 'MZN', places);
    expect(pricesOf(there)).toEqual(['2,35', '1,56']);
    expect(there.every(isConverted)).toBe(true);
    const back = convertLines(there, dollar, own, 'MZN', places);
    expect(pricesOf(back)).toEqual(['150', '99,99']);
    expect(back.some(isConverted)).toBe(false);
  });

  it('goes from the article’s price again when the rate is another', () => {
    const there = convertLines([soap('6410')], own, dollar, 'MZN', places);
    expect(pricesOf(there)).toEqual(['100,24']);
    expect(pricesOf(convertLines(there, dollar, later, 'MZN', places))).toEqual(['100']);
  });

  it('takes a price that was written by hand for what it is', () => {
    const lines = [soap('10', { converted: { price: '150', written: '2,35' } })];
    expect(lines.some(isConverted)).toBe(false);
    expect(pricesOf(convertLines(lines, dollar, own, 'MZN', places))).toEqual(['639,45']);
  });

  it('leaves lines without a price unchanged', () => {
    const lines = [soap(''), soap('0'), soap('dez')];
    expect(pricedLines(lines, 'pt')).toEqual([]);
    expect(convertLines(lines, own, dollar, 'MZN', places)).toEqual(lines);
  });
});
