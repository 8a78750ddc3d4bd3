import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, codeOf } from '../testing/index.js';
import { raisedPrice } from './raised-prices.js';

const withVat: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { pricesIncludeVat: true } },
};
const withoutVat: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { pricesIncludeVat: false } },
};
const raised = (percent: string, ...more: readonly JournalEvent[]) =>
  raisedPrice(booksOf(...aShop(), ...more), 'soap', percent);

describe('a price that is raised by a percentage', () => {
  it('is the one that the company keeps its prices in', () => {
    expect(raised('10', withVat)).toEqual({ salePriceWithVat: '191.4' });
    expect(raised('10', withoutVat)).toEqual({ salePrice: '165' });
  });

  it('is rounded to the decimals of the company, and may be lowered', () => {
    expect(raised('3.333', withoutVat)).toEqual({ salePrice: '155' });
    expect(raised('-12.5', withoutVat)).toEqual({ salePrice: '131.25' });
  });

  it.each([
    ['-99', true],
    ['-99.01', false],
    ['1000', true],
    ['1000.01', false],
    ['', false],
    ['x', false],
  ])('takes %s: %s', (percent, isTaken) => {
    expect(codeOf(() => raised(percent))).toBe(isTaken ? 'done' : 'field.invalid');
  });

  it('is refused of an article that there is not', () => {
    expect(codeOf(() => raisedPrice(booksOf(...aShop()), 'none', '10'))).toBe('record.notFound');
  });
});
