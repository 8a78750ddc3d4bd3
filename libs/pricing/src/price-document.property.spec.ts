import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditShare } from './credit.js';
import { quantity, rate, unitPrice } from './decimal.js';
import type { DocumentDiscount, LineInput, PricedLine, PricingOptions } from './document.js';
import { priceDocument } from './price-document.js';

const digits = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((units) => {
    const text = units.toString().padStart(places + 1, '0');
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });

const discounts = fc.array(digits(100, 2).map(rate), { maxLength: 3 });
const vatRates = fc.constantFrom('16', '5', '0', '17.25').map(rate);

const lines: fc.Arbitrary<LineInput[]> = fc.array(
  fc.record({
    quantity: fc.oneof(digits(100, 0), digits(100, 3)).map((text) => quantity(text)),
    unitPrice: fc.oneof(digits(10_000, 2), digits(100, 6)).map(unitPrice),
    discounts,
    vatRate: vatRates,
  }),
  { minLength: 1, maxLength: 12 },
);

const taxGroup = fc.option(vatRates, { nil: undefined });
const percentage: fc.Arbitrary<DocumentDiscount> = fc
  .tuple(digits(100, 2), taxGroup)
  .map(([text, on]) => ({ percentage: rate(text), ...(on !== undefined && { taxGroup: on }) }));

const someDiscount = fc.option(percentage, { nil: { minor: 0 } });
const options: fc.Arbitrary<PricingOptions> = fc.record({
  policy: fc.constantFrom('P' as const, 'D' as const),
  vatIncluded: fc.boolean(),
  commercialDiscount: someDiscount,
  financialDiscount: someDiscount,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const column = (priced: readonly PricedLine[], key: keyof PricedLine): number =>
  sum(priced.map((line) => line[key]));

describe('a priced document', () => {
  it('adds up, in every column and every VAT group', () => {
    fc.assert(
      fc.property(lines, options, (input, chosen) => {
        const { lines: priced, totals } = priceDocument(input, chosen);
        expect(column(priced, 'netMinor')).toBe(
          chosen.vatIncluded ? totals.totalMinor : totals.baseMinor,
        );
        expect(totals.totalMinor).toBe(totals.baseMinor + totals.vatMinor);
        expect(column(priced, 'afterDiscountMinor')).toBe(totals.subtotalMinor);
        expect(totals.subtotalMinor - totals.commercialMinor - totals.financialMinor).toBe(
          column(priced, 'netMinor'),
        );
        expect(totals.discountMinor).toBe(
          column(priced, 'grossMinor') - column(priced, 'netMinor'),
        );
        for (const group of totals.groups) {
          const members = priced.filter((_, index) => input[index]?.vatRate === group.rate);
          expect(column(members, 'baseMinor')).toBe(group.baseMinor);
          expect(column(members, 'vatMinor')).toBe(group.vatMinor);
        }
      }),
    );
  });

  it('has lines that add up, none of their figures below zero', () => {
    fc.assert(
      fc.property(lines, options, (input, chosen) => {
        for (const line of priceDocument(input, chosen).lines) {
          expect(Math.min(...Object.values(line).map(Number))).toBeGreaterThanOrEqual(0);
          expect(line.grossMinor - line.discountMinor).toBe(line.afterDiscountMinor);
          expect(line.afterDiscountMinor - line.commercialMinor - line.financialMinor).toBe(
            line.netMinor,
          );
          expect(chosen.vatIncluded ? line.baseMinor + line.vatMinor : line.baseMinor).toBe(
            line.netMinor,
          );
        }
      }),
    );
  });
});

describe('the two policies', () => {
  it('differ by a cent for each figure that is rounded, at most', () => {
    fc.assert(
      fc.property(lines, options, (input, chosen) => {
        const byLine = priceDocument(input, { ...chosen, policy: 'P' });
        const byGroup = priceDocument(input, { ...chosen, policy: 'D' });
        const roundings = input.length + 2 * byLine.totals.groups.length + 2;
        const difference = byLine.totals.totalMinor - byGroup.totals.totalMinor;
        expect(Math.abs(difference)).toBeLessThanOrEqual(roundings);
      }),
    );
  });

  it('differ by a cent for each line, at most, where no VAT or document discount is rounded', () => {
    fc.assert(
      fc.property(lines, fc.boolean(), (input, vatIncluded) => {
        const exempt = input.map((line) => ({ ...line, vatRate: rate('0') }));
        const byLine = priceDocument(exempt, { policy: 'P', vatIncluded });
        const byGroup = priceDocument(exempt, { policy: 'D', vatIncluded });
        const difference = byLine.totals.totalMinor - byGroup.totals.totalMinor;
        expect(Math.abs(difference)).toBeLessThanOrEqual(input.length);
      }),
    );
  });
});

describe('the total of a document', () => {
  it('never costs less for a higher price', () => {
    fc.assert(
      fc.property(lines, options, digits(100, 2), (input, chosen, extra) => {
        const [first, ...rest] = input;
        if (first === undefined) return;
        const cents = BigInt(extra.replace('.', '')) * 10_000n;
        const [whole = '0', decimals = ''] = first.unitPrice.split('.');
        const units = (BigInt(whole + decimals.padEnd(6, '0')) + cents).toString().padStart(7, '0');
        const raised = unitPrice(`${units.slice(0, -6)}.${units.slice(-6)}`);
        const before = priceDocument(input, chosen).totals;
        const after = priceDocument([{ ...first, unitPrice: raised }, ...rest], chosen).totals;
        expect(after.subtotalMinor).toBeGreaterThanOrEqual(before.subtotalMinor);
      }),
    );
  });

  it('takes amounts off as they were typed, up to the whole subtotal', () => {
    const share = fc.nat({ max: 100 });
    fc.assert(
      fc.property(lines, options, share, share, (input, { policy, vatIncluded }, c, f) => {
        const { subtotalMinor } = priceDocument(input, { policy, vatIncluded }).totals;
        const commercial = Math.floor((subtotalMinor * c) / 100);
        const financial = Math.floor(((subtotalMinor - commercial) * f) / 100);
        const { lines: priced, totals } = priceDocument(input, {
          policy,
          vatIncluded,
          commercialDiscount: { minor: commercial },
          financialDiscount: { minor: financial },
        });
        expect([totals.commercialMinor, totals.financialMinor]).toEqual([commercial, financial]);
        expect(column(priced, 'netMinor')).toBe(subtotalMinor - commercial - financial);
        expect(Math.min(...priced.map((line) => line.netMinor))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leaves nothing once it is credited in full', () => {
    fc.assert(
      fc.property(lines, options, (input, chosen) => {
        const { lines: priced, totals } = priceDocument(input, chosen);
        const before = { quantity: quantity('0'), baseMinor: 0, vatMinor: 0 };
        const credits = input.map((line, index) => {
          const { baseMinor = 0, vatMinor = 0 } = priced[index] ?? {};
          const original = { quantity: line.quantity, baseMinor, vatMinor };
          return creditShare(original, before, line.quantity, chosen.vatIncluded);
        });
        expect(sum(credits.map(({ baseMinor }) => baseMinor)) - totals.baseMinor).toBe(0);
        expect(sum(credits.map(({ vatMinor }) => vatMinor)) - totals.vatMinor).toBe(0);
      }),
    );
  });
});

describe('a discount on one VAT code', () => {
  const limited = fc.record({ policy: fc.constantFrom('P' as const, 'D' as const), on: vatRates });

  it('takes what it would take of those lines by themselves, and nothing of others', () => {
    fc.assert(
      fc.property(lines, limited, digits(100, 2), fc.boolean(), (input, chosen, text, asAmount) => {
        const { policy, on: taxGroup } = chosen;
        const own = input.filter(({ vatRate }) => vatRate === taxGroup);
        const price = (priced: LineInput[], commercialDiscount: DocumentDiscount) =>
          priceDocument(priced, { policy, vatIncluded: false, commercialDiscount });
        const none = { minor: 0 };
        const part = { percentage: rate(text) };
        const subtotalMinor = own.length === 0 ? 0 : price(own, none).totals.subtotalMinor;
        const discount = asAmount ? { minor: Math.floor(subtotalMinor / 3) } : part;
        const whole = price(input, { ...discount, taxGroup });
        const plain = price(input, none);
        const expected = own.length === 0 ? 0 : price(own, discount).totals.commercialMinor;
        expect(whole.totals.commercialMinor).toBe(expected);
        input.forEach(({ vatRate }, index) => {
          if (vatRate === taxGroup) return;
          expect(whole.lines[index]).toEqual(plain.lines[index]);
        });
      }),
    );
  });

  it('is no more than its lines come to', () => {
    const at = (vatRate: string): LineInput => ({
      quantity: quantity('1'),
      unitPrice: unitPrice('10'),
      vatRate: rate(vatRate),
    });
    for (const policy of ['P', 'D'] as const) {
      const less = (minor: number, taxGroup: string) =>
        priceDocument([at('16'), at('5')], {
          policy,
          vatIncluded: false,
          financialDiscount: { minor, taxGroup },
        }).totals;
      expect(less(1_000, '16')).toMatchObject({
        financialMinor: 1_000,
        baseMinor: 1_000,
        vatMinor: 50,
      });
      expect(() => less(1_001, '16')).toThrow('pricing.discountExceedsSubtotal');
      expect(() => less(1, '17')).toThrow('pricing.discountExceedsSubtotal');
      expect(less(0, '17').totalMinor).toBe(2_210);
    }
  });
});
