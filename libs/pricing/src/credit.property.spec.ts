import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditShare, type LineFigures } from './credit.js';
import { quantity } from './decimal.js';

const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 });
const thousandths = (units: number): string => {
  const text = units.toString().padStart(4, '0');
  return `${text.slice(0, -3)}.${text.slice(-3)}`;
};

describe('crediting a line in parts', () => {
  it('reaches the invoice exactly, and never exceeds it or gives back less than nothing', () => {
    const minor = fc.nat({ max: 1_000_000_00 });
    fc.assert(
      fc.property(parts, minor, minor, fc.boolean(), (sizes, base, vat, vatIncluded) => {
        const whole = sizes.reduce((a, b) => a + b, 0);
        const original = { quantity: quantity(thousandths(whole)), baseMinor: base, vatMinor: vat };
        let returned = 0;
        let credited: LineFigures = { quantity: quantity('0'), baseMinor: 0, vatMinor: 0 };
        for (const size of sizes) {
          const now = quantity(thousandths(size));
          const note = creditShare(original, credited, now, vatIncluded);
          expect(Math.min(note.baseMinor, note.vatMinor)).toBeGreaterThanOrEqual(0);
          returned += size;
          credited = {
            quantity: quantity(thousandths(returned)),
            baseMinor: credited.baseMinor + note.baseMinor,
            vatMinor: credited.vatMinor + note.vatMinor,
          };
          expect(credited.baseMinor).toBeLessThanOrEqual(base);
          expect(credited.vatMinor).toBeLessThanOrEqual(vat);
        }
        expect(credited).toEqual(original);
      }),
    );
  });

  it('gives each whole unit back at its price, where prices include VAT', () => {
    const unitMinor = fc.nat({ max: 10_000_00 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), unitMinor, (units, price) => {
        const total = units * price;
        const baseMinor = Math.round((total * 100) / 116);
        const original = {
          quantity: quantity(units.toString()),
          baseMinor,
          vatMinor: total - baseMinor,
        };
        let credited: LineFigures = { quantity: quantity('0'), baseMinor: 0, vatMinor: 0 };
        for (let returned = 1; returned <= units; returned++) {
          const note = creditShare(original, credited, quantity('1'), true);
          expect(note.baseMinor + note.vatMinor).toBe(price);
          credited = {
            quantity: quantity(returned.toString()),
            baseMinor: credited.baseMinor + note.baseMinor,
            vatMinor: credited.vatMinor + note.vatMinor,
          };
        }
      }),
    );
  });
});
