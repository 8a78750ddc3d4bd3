import { describe, expect, it } from '@jest/globals';
import { vatPresetsOf } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import { vatText } from './vat-names.js';

describe('VAT as it is chosen at a till', () => {
  it('is a percentage and a name in the language of the screen', () => {
    const normal = { id: 'vat_NOR', name: 'IVA taxa normal', rate: rate('16') };
    expect(vatText(normal, 'en')).toBe('16\u00a0% — Standard rate');
    expect(vatText(normal, 'pt')).toBe('16\u00a0% — IVA taxa normal');
  });

  it('has an English name for each code that a company begins with', () => {
    for (const country of ['MZ', 'AO', 'PT']) {
      for (const preset of vatPresetsOf(country)) {
        expect(vatText(preset, 'en')).not.toContain(preset.name);
      }
    }
  });

  it('keeps the names that a company gives itself', () => {
    const own = { id: 'WORKS', name: 'Obras públicas', rate: rate('6.4') };
    expect(vatText(own, 'en')).toBe('6.4\u00a0% — Obras públicas');
  });
});
