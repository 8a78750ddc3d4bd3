import { describe, expect, it } from '@jest/globals';
import { discountNote, type DiscountedDocument } from './discount-note.js';

const line = (baseMinor: number, vatMinor: number) => ({
  description: 'Arroz',
  vatId: 'vat_NOR',
  baseMinor,
  vatMinor,
});

/** 10,000.00 and 1,600.00 of VAT, on two lines. */
function invoice(vatIncluded: boolean): DiscountedDocument {
  const content = {
    lines: [line(750_000, 120_000), line(250_000, 40_000)],
    totals: { totalMinor: 1_160_000, vatMinor: 160_000 },
    vatIncluded,
  };
  return { id: 'FT_2026.1', clientId: 'hotel', content };
}

describe('the credit note of a discount for paying early', () => {
  it('takes the share of each line off its base, so that the VAT follows', () => {
    const note = discountNote(invoice(false), 34_800);
    expect(note).toMatchObject({
      documentTypeId: 'NC',
      originId: 'FT_2026.1',
      returnsStock: false,
    });
    expect(note.lines.map(({ creditMinor, origin }) => [creditMinor, origin?.line])).toEqual([
      [22_500, 0],
      [7_500, 1],
    ]);
  });

  it('takes it off the whole where prices include VAT', () => {
    const note = discountNote(invoice(true), 34_800);
    expect(note.lines.map(({ creditMinor }) => creditMinor)).toEqual([26_100, 8_700]);
  });

  it('leaves out lines that it takes nothing of', () => {
    expect(discountNote(invoice(true), 1).lines).toHaveLength(1);
  });
});
