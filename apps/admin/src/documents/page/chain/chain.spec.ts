import { describe, expect, it } from '@jest/globals';
import { chainOf, edgesOf, type LinkedDocument } from './chain.js';

const quote: LinkedDocument = {
  id: 'CT_2026.1',
  issuedOn: '2026-11-01',
  madeInto: [
    { documentId: 'GR_2026.1', kind: 'conversion' },
    { documentId: 'GR_2026.2', kind: 'conversion' },
  ],
};
const guide = (number: number, day: string): LinkedDocument => ({
  id: `GR_2026.${number}`,
  issuedOn: day,
  madeOf: [{ documentId: 'CT_2026.1', kind: 'conversion' }],
  madeInto: [{ documentId: 'FT_2026.1', kind: 'conversion' }],
});
const invoice: LinkedDocument = {
  id: 'FT_2026.1',
  issuedOn: '2026-11-08',
  madeOf: [
    { documentId: 'GR_2026.1', kind: 'conversion' },
    { documentId: 'GR_2026.2', kind: 'conversion' },
  ],
};
const documents = [invoice, guide(2, '2026-11-05'), quote, guide(1, '2026-11-03')];

describe('a chain of documents', () => {
  it('leads from the quotation over its guides to their invoice', () => {
    const { places, steps, rows } = chainOf(documents);
    expect(places).toEqual([
      { id: 'CT_2026.1', step: 0, row: 0 },
      { id: 'GR_2026.1', step: 1, row: 0 },
      { id: 'GR_2026.2', step: 1, row: 1 },
      { id: 'FT_2026.1', step: 2, row: 0 },
    ]);
    expect({ steps, rows }).toEqual({ steps: 3, rows: 2 });
  });

  it('counts documents of one day by their numbers', () => {
    const day = '2026-11-05';
    const { places } = chainOf([guide(10, day), guide(9, day)]);
    expect(places.map(({ id }) => id)).toEqual(['GR_2026.9', 'GR_2026.10']);
  });

  it('has each link once, whichever end names it', () => {
    expect(edgesOf(documents)).toHaveLength(4);
  });

  it('leaves out links to documents that are not in sight', () => {
    expect(edgesOf([invoice])).toEqual([]);
    expect(chainOf([invoice])).toMatchObject({ steps: 1, rows: 1 });
  });
});
