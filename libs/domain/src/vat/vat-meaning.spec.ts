import { rate } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { purchaseUse, purchaseUses, purchaseVat, saleMeaning } from './vat-meaning.js';

describe('what a VAT code means', () => {
  it.each([
    ['NOR17', '17', 'taxed'],
    ['ISE', '0', 'exempt'],
    ['ISE-B', '0', 'zeroRated'],
    ['NS', '0', 'outside'],
  ] as const)('is on sales by %s at %s %% as until now: %s', (code, percentage, expected) => {
    expect(saleMeaning({ code, rate: percentage })).toBe(expected);
  });

  it.each([
    ['NOR', '16', 'inventory'],
    ['RED', '5', 'none'],
    ['IMO-1', '16', 'asset'],
    ['AUT', '0', 'reverse'],
  ] as const)('is on purchases by %s at %s %% as until now: %s', (code, percentage, expected) => {
    expect(purchaseUse({ code, rate: rate(percentage) }, false, 'normal')).toBe(expected);
  });

  it.each([
    ['IMPOSTO16', '16'],
    ['GASTOS', '15'],
    ['NDX', '14'],
    ['NOR', '23'],
    ['NOR', '6.4'],
  ])('is what its field says, whatever %s at %s %% is called', (code, percentage) => {
    const vat = { code, rate: rate(percentage), onPurchases: 'byArticle' } as const;
    expect(purchaseUse(vat, true, 'normal')).toBe('inventory');
    expect(purchaseUse(vat, false, 'normal')).toBe('other');
    expect(purchaseUse({ ...vat, onPurchases: 'asset' }, true, 'normal')).toBe('asset');
    for (const regime of ['ispc', 'exempt'] as const) {
      expect(purchaseUse(vat, true, regime)).toBe('none');
    }
    expect(saleMeaning({ code: 'EXPRESSO', rate: '0', onSales: 'exempt' })).toBe('exempt');
  });
});

describe('the VAT of a purchase', () => {
  it.each(purchaseUses)('for %s is deducted or cost, to the cent', (use) => {
    for (const vatMinor of [0, 1, 2, 333, 16_001]) {
      const figures = { use, baseMinor: 100_000, vatMinor, reverseRate: rate('16') };
      const { deductedMinor, selfChargedMinor, notDeductedMinor } = purchaseVat(figures);
      expect(deductedMinor + notDeductedMinor).toBe(vatMinor + selfChargedMinor);
    }
  });

  it('is charged by the buyer at the rate of its code', () => {
    const figures = { use: 'reverse', baseMinor: 250_000, vatMinor: 0 } as const;
    expect(purchaseVat({ ...figures, reverseRate: rate('14') })).toEqual({
      deductedMinor: 35_000,
      selfChargedMinor: 35_000,
      notDeductedMinor: 0,
    });
  });
});
