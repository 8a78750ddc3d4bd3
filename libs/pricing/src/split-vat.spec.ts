import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitVat } from './split-vat.js';

describe('the VAT in part of a total', () => {
  it('is in the proportion of the whole', () => {
    const invoice = { totalMinor: 1_160_000, vatMinor: 160_000 };
    expect(splitVat(34_800, invoice)).toEqual({ baseMinor: 30_000, vatMinor: 4_800 });
    expect(splitVat(1_160_000, invoice)).toEqual({ baseMinor: 1_000_000, vatMinor: 160_000 });
    expect(splitVat(10, { totalMinor: 250, vatMinor: 0 })).toEqual({ baseMinor: 10, vatMinor: 0 });
    expect(splitVat(0, { totalMinor: 0, vatMinor: 0 })).toEqual({ baseMinor: 0, vatMinor: 0 });
  });

  it('loses nothing, and is off by no more than half a minor unit', () => {
    const amounts = fc.record({
      baseMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
      vatMinor: fc.integer({ min: 0, max: 200_000_000 }),
      thousandths: fc.integer({ min: 0, max: 1_000 }),
    });
    fc.assert(
      fc.property(amounts, ({ baseMinor, vatMinor, thousandths }) => {
        const totalMinor = baseMinor + vatMinor;
        const partMinor = Math.floor((totalMinor * thousandths) / 1_000);
        const split = splitVat(partMinor, { totalMinor, vatMinor });
        expect(split.baseMinor + split.vatMinor).toBe(partMinor);
        const off =
          BigInt(split.vatMinor) * BigInt(totalMinor) - BigInt(partMinor) * BigInt(vatMinor);
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(BigInt(totalMinor));
      }),
    );
  });
});
