import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import type { DocumentIssuedData } from '../documents/index.js';
import { DomainError, Problems, type Problem } from '../refusal.js';
import { refuseDiscounts } from './discount-limits.js';
import type { MemberLimits } from './member-limits.js';

/** A sale of 1,000.00 with these discounts, as far as the limits look at it. */
const sale = (commercialMinor: number, financialMinor: number, more: object = {}) =>
  ({
    lines: [],
    totals: { subtotalMinor: 100_000, commercialMinor, financialMinor },
    ...more,
  }) as unknown as DocumentIssuedData;

const ofLine = (grossMinor: number, discountMinor: number) =>
  sale(0, 0, {
    lines: [
      { grossMinor: 500, discountMinor: 0 },
      { grossMinor, discountMinor },
    ],
  });

/** What is said of the sale to a member with these limits. */
function said(document: DocumentIssuedData, limits: MemberLimits | undefined): readonly Problem[] {
  const problems = new Problems();
  refuseDiscounts(document, limits, problems);
  try {
    problems.refuseIfAny();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems;
  }
}

const ten = { documentDiscount: rate('10') };

describe('the discounts of a document against a limit of ten per cent', () => {
  it.each([
    [0, 0],
    [10_000, 0],
    [0, 10_000],
    [9_999, 1],
    [1, 9_999],
    [5_000, 5_000],
  ])('are taken at %i and %i', (commercial, financial) => {
    expect(said(sale(commercial, financial), ten)).toEqual([]);
  });

  it.each([
    [10_001, 0, 'commercialDiscount', '10'],
    [0, 10_001, 'financialDiscount', '10'],
    [10_000, 1, 'commercialDiscount', '10'],
    [1, 10_000, 'commercialDiscount', '10'],
    [6_000, 6_000, 'commercialDiscount', '12'],
    [0, 100_000, 'financialDiscount', '100'],
  ])('are refused at %i and %i, at the first that is given', (commercial, financial, path, to) => {
    const [problem, ...others] = said(sale(commercial, financial), ten);
    expect(problem).toMatchObject({ code: 'limit.documentDiscountExceeded', path });
    expect(Math.round(Number(problem?.params['discount']))).toBe(Number(to));
    expect(problem?.params).toMatchObject({ limit: '10' });
    expect(others).toEqual([]);
  });

  it.each([
    ['a member without limits', sale(50_000, 0), undefined],
    ['a limit of lines only', sale(50_000, 0), { lineDiscount: rate('10') }],
    ['a purchase', sale(50_000, 0, { group: 'purchases' }), ten],
    ['a credit note', sale(50_000, 0, { takes: [{ kind: 'credit' }] }), ten],
  ])('are nothing to %s', (_whose, document, limits) => {
    expect(said(document, limits)).toEqual([]);
  });

  it('are refused of a sale that takes goods of another document', () => {
    const document = sale(50_000, 0, { takes: [{ kind: 'convert' }] });
    expect(said(document, ten)).toHaveLength(1);
  });
});

describe('the discount of a line against a limit of ten per cent', () => {
  const limits = { lineDiscount: rate('10') };

  it.each([
    [1_000, 100],
    [1_009, 100],
    [1_000, 0],
    [0, 0],
  ])('is taken of %i at %i', (gross, discount) => {
    expect(said(ofLine(gross, discount), limits)).toEqual([]);
  });

  it.each([
    [1_000, 101, '10.1'],
    [1_000, 1_000, '100'],
  ])('is refused of %i at %i, at its line', (gross, discount, shown) => {
    expect(said(ofLine(gross, discount), limits)).toEqual([
      {
        code: 'limit.lineDiscountExceeded',
        path: 'lines.1.discounts',
        params: { line: 2, discount: shown, limit: '10' },
      },
    ]);
  });
});
