import { describe, expect, it } from '@jest/globals';
import { countOf, consequencesOf, touchedParts } from './consequence-parts.js';

const nothing = { documents: [], stock: [], money: [], balances: [], settled: [], tax: [] };
const found = { revision: 7, token: 'abc', ...nothing };

describe('the parts of a rehearsal', () => {
  it('are those that it touches, in their order, without what comes to nothing', () => {
    const consequences = consequencesOf({
      ...found,
      documents: [{ id: 'FT_2026.1', reference: 'FT 2026/1', totalMinor: 1160, currency: 'MZN' }],
      stock: [
        { articleId: 'RICE', warehouseId: 'SHOP', change: '-2', quantity: '8' },
        { articleId: 'SOAP', warehouseId: 'SHOP', change: '0', quantity: '5' },
      ],
      settled: [{ documentId: 'FT_2026.9', changeMinor: -500, openMinor: 0 }],
      money: [{ accountId: 'CASH', changeMinor: 0, balanceMinor: 100 }],
      tax: [{ period: '2026-03', direction: 'output', baseMinor: 1000, vatMinor: 0 }],
    });
    expect(touchedParts(consequences)).toEqual(['documents', 'stock', 'tax']);
    expect([countOf(consequences, 'documents'), countOf(consequences, 'stock')]).toEqual([2, 1]);
  });

  it('count what becomes of documents that others are made of', () => {
    const consequences = consequencesOf({
      ...found,
      states: [{ documentId: 'CT_2026.1', status: 'converted' }],
    });
    expect(touchedParts(consequences)).toEqual(['documents']);
    expect(countOf(consequences, 'documents')).toBe(1);
  });

  it('name the series that a year closes', () => {
    const events = [
      { type: 'SeriesClosed', data: { id: 'FT_2026' } },
      { type: 'SeriesClosed', data: { id: 'RC_2026' } },
    ];
    const consequences = consequencesOf({ ...found, events });
    expect(consequences.series).toEqual(['FT_2026', 'RC_2026']);
    expect(touchedParts(consequences)).toEqual(['series']);
  });
});
