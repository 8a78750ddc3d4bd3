import { describe, expect, it } from '@jest/globals';
import { rate } from './decimal.js';
import type { LineInput, PricingOptions } from './document.js';
import { formatMinor } from './money.js';
import { priceDocument } from './price-document.js';
import { line } from './testing/line.js';

const exclusive: PricingOptions = { policy: 'P', vatIncluded: false };
const inclusive: PricingOptions = { policy: 'P', vatIncluded: true };

const percent = (value: string) => ({ percentage: rate(value) });

function figures(lines: readonly LineInput[], options: PricingOptions): string {
  const { totals } = priceDocument(lines, options);
  return [totals.baseMinor, totals.vatMinor, totals.totalMinor].map(formatMinor).join(' / ');
}

const cascaded = ['12 x 83.33', '7 x 19.95 -12.5%'];
const weighed = ['0.335 x 10.10', '0.335 x 10.10', '0.335 x 10.10'];
const both = { commercialDiscount: percent('10'), financialDiscount: percent('2') };

describe('a document priced under policy P', () => {
  it('rounds half away from zero, never to even', () => {
    expect(figures([line('1 x 12.50 @5')], exclusive)).toBe('12.50 / 0.63 / 13.13');
    expect(figures([line('1 x 12.10 @5')], exclusive)).toBe('12.10 / 0.61 / 12.71');
  });

  it('gives the spare cents of an inclusive base to the first lines', () => {
    const { lines } = priceDocument(new Array<LineInput>(7).fill(line('1 x 9.99')), inclusive);
    expect(lines.map(({ baseMinor }) => baseMinor)).toEqual([862, 861, 861, 861, 861, 861, 861]);
    expect(lines.map(({ vatMinor }) => vatMinor)).toEqual([137, 138, 138, 138, 138, 138, 138]);
  });

  it('shows every figure of a line, and they add up', () => {
    const { lines, totals } = priceDocument(cascaded.map(line), { ...exclusive, ...both });
    expect(lines[1]).toEqual({
      grossMinor: 139_65,
      discountMinor: 17_46,
      afterDiscountMinor: 122_19,
      commercialMinor: 12_22,
      financialMinor: 2_20,
      netMinor: 107_77,
      baseMinor: 107_77,
      vatMinor: 17_24,
    });
    expect(totals.discountMinor).toBe(149_88);
  });

  it('takes a typed amount off a line instead of percentages', () => {
    const { totals } = priceDocument([{ ...line('3 x 150'), discountMinor: 50_00 }], exclusive);
    expect([totals.baseMinor, totals.vatMinor, totals.discountMinor]).toEqual([
      400_00, 64_00, 50_00,
    ]);
  });

  it('keeps two VAT codes of one rate apart, in the order of the lines', () => {
    const exempt = { ...line('1 x 20 @0'), taxGroup: 'ISE' };
    const exported = { ...line('1 x 30 @0'), taxGroup: 'EXP' };
    const { totals } = priceDocument([exempt, exported, exempt], exclusive);
    expect(totals.groups.map((group) => [group.taxGroup, group.baseMinor])).toEqual([
      ['ISE', 40_00],
      ['EXP', 30_00],
    ]);
  });

  it('is exact where a product leaves the safe integers', () => {
    const exact = line('123456789.123456 x 1234.567891');
    expect(priceDocument([exact], exclusive).totals.baseMinor).toBe(15_241_578_777_778);
  });

  it('is empty for a document without lines', () => {
    const { lines, totals } = priceDocument([], exclusive);
    expect([lines, totals.groups, totals.totalMinor]).toEqual([[], [], 0]);
  });
});

describe('a document priced under policy D', () => {
  const d = { ...exclusive, policy: 'D' } as const;

  it('shares the rounded base of a group among its lines', () => {
    const { lines } = priceDocument(weighed.map(line), d);
    expect(lines.map(({ baseMinor }) => baseMinor)).toEqual([3_39, 3_38, 3_38]);
  });

  it('shows a typed amount as it was typed, over several VAT groups', () => {
    const halves = [line('0.5 x 1.99 @16'), line('0.5 x 1.99 @5')];
    const { totals } = priceDocument(halves, { ...d, commercialDiscount: { minor: 2_00 } });
    expect([totals.subtotalMinor, totals.commercialMinor, totals.totalMinor]).toEqual([
      200, 200, 0,
    ]);
  });
});
