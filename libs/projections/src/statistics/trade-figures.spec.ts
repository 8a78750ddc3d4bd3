import { describe, expect, it } from '@jest/globals';
import type { DocumentIssuedData } from '@balcao/domain';
import { discountOf, figuresOf, lineFiguresOf } from './trade-figures.js';

const line = (discountMinor: number, commercialMinor: number) => ({
  discountMinor,
  commercialMinor,
  financialMinor: 0,
  baseMinor: 1_000,
  vatMinor: 160,
  quantity: '1',
});

/** Three lines with 0.30 of discount in all, in dollars at 64.0465 or in meticais. */
const issued = (exchange?: object) =>
  ({
    typeId: 'FT',
    group: 'sales',
    accountEffect: 'debit',
    lines: [line(9, 1), line(9, 1), line(9, 1)],
    totals: { baseMinor: 3_000, vatMinor: 480, totalMinor: 3_480, discountMinor: 30, groups: [] },
    ...(exchange && { currency: 'USD', exchange }),
  }) as unknown as DocumentIssuedData;

const dollars = { rate: '64.0465', baseMinor: 192_140, vatMinor: 30_742, totalMinor: 222_882 };

describe('the discounts of a document', () => {
  it('in another currency are worth what its total discount is, line by line too', () => {
    const document = issued(dollars);
    // 0.30 at 64.0465 is 19.21; each line on its own comes to 6.40, which lose a centavo.
    expect(discountOf(document)).toBe(1_921);
    expect(figuresOf(document).discountMinor).toBe(1_921);
    const lines = lineFiguresOf(document).map(({ discountMinor }) => discountMinor);
    expect(lines).toEqual([641, 640, 640]);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBe(1_921);
  });

  it('in the company’s own are those of its lines', () => {
    const lines = lineFiguresOf(issued()).map(({ discountMinor }) => discountMinor);
    expect(lines).toEqual([10, 10, 10]);
    expect(discountOf(issued())).toBe(30);
  });
});
