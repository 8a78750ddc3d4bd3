import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import {
  afterReturn,
  asksReference,
  leftOf,
  refundByOrigin,
  returnEntry,
  withReference,
  worthOf,
} from './give-back.js';
import { nothingCredited, type KeptSale } from './kept-sales.js';

const threeCoffees: KeptSale = {
  documentId: 'VD_2026C1.1',
  reference: 'VD 2026C1/1',
  at: '2026-03-02T08:00:00.000Z',
  totalMinor: 10_000,
  vatIncluded: true,
  lines: [
    {
      name: 'Café',
      unit: 'un',
      unitPrice: '33.33',
      quantity: quantity('3'),
      baseMinor: 8_621,
      vatMinor: 1_379,
      credited: nothingCredited,
    },
  ],
  paid: [
    { methodId: 'method_mpesa', amountMinor: 6_000 },
    { methodId: 'method_cash', amountMinor: 4_000 },
  ],
};
const one = new Map([[0, quantity('1')]]);

describe('giving back a part of a sale', () => {
  it('is worth its share, and the parts together the whole', () => {
    const second = afterReturn(threeCoffees, one);
    const third = afterReturn(second, one);
    const parts = [threeCoffees, second, third].map((sale) => worthOf(sale, one));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_000);
    expect(afterReturn(third, one).lines.map(leftOf)).toEqual(['0']);
  });

  it('gives no more than is left', () => {
    const sold = afterReturn(threeCoffees, new Map([[0, quantity('2.5')]]));
    expect(sold.lines.map(leftOf)).toEqual(['0.5']);
    expect(() => worthOf(sold, one)).toThrow('pricing.creditExceedsQuantity');
  });

  it('pays back by the means that paid, as much as each paid', () => {
    expect(refundByOrigin(threeCoffees.paid, 7_500)).toEqual([
      { methodId: 'method_mpesa', amountMinor: 6_000 },
      { methodId: 'method_cash', amountMinor: 1_500 },
    ]);
    expect(refundByOrigin([], 7_500)).toEqual([]);
  });

  it('has the reference of what sends it, where its method asks for one', () => {
    const methods = [
      { id: 'method_mpesa', requiresReference: true },
      { id: 'method_cash', requiresReference: false },
    ];
    const refund = refundByOrigin(threeCoffees.paid, 7_500);
    expect(asksReference(refund, methods)).toBe(true);
    expect(withReference(refund, methods, '8H5QK2')).toEqual([
      { methodId: 'method_mpesa', amountMinor: 6_000, reference: '8H5QK2' },
      { methodId: 'method_cash', amountMinor: 1_500 },
    ]);
    expect(asksReference(refund.slice(1), methods)).toBe(false);
  });

  it('is an entry with the number of its credit note', () => {
    const series = {
      id: 'NC_2026C1',
      typeId: 'NC',
      year: 2026,
      prefix: 'NC',
      code: '2026C1',
      nextNumber: 4,
    };
    const entry = returnEntry(
      {
        returnId: 'R1',
        sale: threeCoffees,
        chosen: one,
        reason: 'avariado',
        returnsStock: false,
        refund: refundByOrigin(threeCoffees.paid, 3_333),
      },
      { shiftId: 'S1', series, number: 4, cashierId: 'CELESTE' },
    );
    expect(entry).toMatchObject({
      kind: 'return',
      said: {
        documentId: 'NC_2026C1.4',
        originId: 'VD_2026C1.1',
        totalMinor: 3_333,
        lines: [{ line: 0, quantity: '1' }],
        returnsStock: false,
      },
    });
  });
});
