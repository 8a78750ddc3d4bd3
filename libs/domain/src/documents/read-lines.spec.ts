import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aShop, issue, specify, threeSoaps, twoSacksOfRice } from '../testing/index.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();
const withLine = (differing: object) => issue({ lines: [{ ...threeSoaps, ...differing }] });

describe('the lines of a document', () => {
  it('are at least one and at most 500', () => {
    given(...shop)
      .when(issue({ lines: [] }))
      .thenRefused('document.noLines', {}, 'lines');
    const many = (count: number) => Array.from({ length: count }, () => threeSoaps);
    expect(given(...shop).when(issue({ lines: many(500) })).events).toHaveLength(1);
    given(...shop)
      .when(issue({ lines: many(501) }))
      .thenRefused('document.tooManyLines', { max: 500 }, 'lines');
  });

  it('are all named in one refusal', () => {
    const { problems } = given(...shop).when(
      issue({
        clientId: '',
        lines: [
          { ...threeSoaps, quantity: 'three' },
          twoSacksOfRice,
          { ...threeSoaps, vatId: 'vat_none', unitPrice: '-1' },
        ],
      }),
    ).refusal;
    expect(problems.map(({ path, code, params }) => [path, code, params['line']])).toEqual([
      ['clientId', 'client.notSelected', undefined],
      ['lines.0.quantity', 'pricing.invalidQuantity', 1],
      ['lines.2.vatId', 'line.vatNotSelected', 3],
      ['lines.2.unitPrice', 'pricing.negativeUnitPrice', 3],
    ]);
  });

  it('are all named when the calculation refuses them', () => {
    const { problems } = given(...shop).when(
      issue({
        lines: [
          { ...threeSoaps, discountMinor: 45001 },
          twoSacksOfRice,
          { ...twoSacksOfRice, discounts: ['101'] },
        ],
      }),
    ).refusal;
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['lines.2.discounts.0', 'pricing.discountOutOfRange'],
    ]);
    const { problems: priced } = given(...shop).when(
      issue({
        lines: [
          { ...threeSoaps, discountMinor: 45001 },
          twoSacksOfRice,
          { ...twoSacksOfRice, discountMinor: 999_999_999 },
        ],
      }),
    ).refusal;
    expect(priced.map(({ path, code }) => [path, code])).toEqual([
      ['lines.0', 'pricing.discountExceedsLine'],
      ['lines.2', 'pricing.discountExceedsLine'],
    ]);
  });

  it('have all that is wrong with one of them named at once', () => {
    const { problems } = given(...shop).when(
      withLine({ quantity: '-3', unitPrice: '99999999999999', discounts: ['150'] }),
    ).refusal;
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['lines.0.quantity', 'pricing.negativeQuantity'],
      ['lines.0.discounts.0', 'pricing.discountOutOfRange'],
      ['lines.0', 'pricing.overflow'],
    ]);
  });
});

describe('lines that are too much together', () => {
  it('are refused as a whole', () => {
    const huge = { ...twoSacksOfRice, quantity: '900000', unitPrice: '99999999' };
    expect(given(...shop).when(issue({ lines: [huge] })).events).toHaveLength(1);
    given(...shop)
      .when(issue({ lines: [huge, huge] }))
      .thenRefused('pricing.overflow', {}, '');
  });
});

describe('a line', () => {
  it('has a quantity above zero', () => {
    given(...shop)
      .when(withLine({ quantity: '0' }))
      .thenRefused('pricing.invalidQuantity', { line: 1 }, 'lines.0.quantity');
    given(...shop)
      .when(withLine({ quantity: '-1' }))
      .thenRefused('pricing.negativeQuantity', undefined, 'lines.0.quantity');
    expect(given(...shop).when(withLine({ quantity: '0.001' })).events).toHaveLength(1);
  });

  it('has a price of as many decimals as the company works with', () => {
    given(...shop)
      .when(withLine({ unitPrice: '1.234' }))
      .thenRefused('line.tooManyDecimals', { line: 1, places: 2 }, 'lines.0.unitPrice');
    const settings: JournalEvent = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: { decimalPlaces: 2 }, after: { decimalPlaces: 3 } },
    };
    expect(given(...shop, settings).when(withLine({ unitPrice: '1.234' })).events).toHaveLength(1);
  });

  it('has a description of its own where it has no article', () => {
    const { articleId, ...free } = threeSoaps;
    expect(articleId).toBe('soap');
    given(...shop)
      .when(issue({ lines: [free] }))
      .thenRefused('line.descriptionRequired', { line: 1 }, 'lines.0.description');
    const described = { ...free, description: 'Reparação de balança', unit: 'h' };
    const [event] = given(...shop).when(issue({ lines: [described] })).events;
    expect(event).toMatchObject({
      data: { lines: [{ description: 'Reparação de balança', unit: 'h' }] },
    });
  });

  it('has texts that have an end', () => {
    const edge = withLine({ description: 'x'.repeat(500), unit: 'x'.repeat(20) });
    expect(given(...shop).when(edge).events).toHaveLength(1);
    given(...shop)
      .when(withLine({ description: 'x'.repeat(501) }))
      .thenRefused('field.tooLong', undefined, 'lines.0.description');
    given(...shop)
      .when(withLine({ unit: 'x'.repeat(21) }))
      .thenRefused('field.tooLong', undefined, 'lines.0.unit');
  });

  it('names an article that exists and is in use', () => {
    given(...shop)
      .when(withLine({ articleId: 'butter' }))
      .thenRefused('line.articleNotFound', { line: 1 }, 'lines.0.articleId');
    given(...shop, { type: 'ArticleArchived', data: { id: 'soap' } })
      .when(issue())
      .thenRefused('line.articleArchived', { line: 1, code: 'SAB01' }, 'lines.0.articleId');
  });

  it('has a VAT that is in use and in force on the day of issue', () => {
    given(...shop, { type: 'VatArchived', data: { id: 'vat_NOR' } })
      .when(issue())
      .thenRefused('line.vatArchived', { line: 1, code: 'NOR' }, 'lines.0.vatId');
    const expired = { line: 1, code: 'NOR17', on: '2026-03-02' };
    given(...shop)
      .when(withLine({ vatId: 'vat_NOR17' }))
      .thenRefused('line.vatNotInForce', expired, 'lines.0.vatId');
  });

  it('shows why it is exempt', () => {
    const [event] = given(...shop).when(issue({ lines: [twoSacksOfRice] })).events;
    expect(event).toMatchObject({
      data: {
        lines: [{ vatCode: 'ISE-B', exemptionReason: expect.stringContaining('artigo 9.º') }],
        totals: { totalMinor: 250000, groups: [{ code: 'ISE-B', vatMinor: 0 }] },
      },
    });
  });

  it('takes percentages one after the other, or an amount, never both', () => {
    const lineOf = (differing: object) => given(...shop).when(withLine(differing)).events[0]?.data;
    expect(lineOf({ discounts: ['10', '5'] })).toMatchObject({
      lines: [{ discounts: ['10', '5'], discountMinor: 6525 }],
    });
    expect(lineOf({ discountMinor: 500 })).toMatchObject({
      lines: [{ discounts: [], typedDiscountMinor: 500, discountMinor: 500 }],
    });
    given(...shop)
      .when(withLine({ discounts: ['10'], discountMinor: 500 }))
      .thenRefused('pricing.discountGivenTwice', { line: 1 }, 'lines.0');
    given(...shop)
      .when(withLine({ discountMinor: 0.5 }))
      .thenRefused('pricing.invalidAmount', { line: 1 }, 'lines.0.discountMinor');
    given(...shop)
      .when(withLine({ discounts: ['x'] }))
      .thenRefused('pricing.invalidRate', undefined, 'lines.0.discounts.0');
  });
});
