import { describe, expect, it } from '@jest/globals';
import { parseHits, parseQuery } from './search-hits.js';

describe('what a search found', () => {
  it('is read from a list per kind, in one order', () => {
    const client = { id: '01JSAVE', name: 'Save Mercearia, Lda', code: 'C012' };
    const invoice = { id: 'FT_2026_12', typeId: 'FT', reference: 'FT 2026/12', clientName: 'Save' };
    const payment = { id: 'PF_1', reference: 'PF 2026/1', isOfSuppliers: true, partyName: 'Dois' };
    const found = parseHits({ clients: [client], documents: [invoice], payments: [payment] });
    expect(found.map(({ path }) => path)).toEqual([
      '/commercial/document/FT/FT_2026_12',
      '/commercial/payment/suppliers/PF_1',
      '/commercial/clients/01JSAVE',
    ]);
    expect(found.map(({ detail }) => detail)).toEqual(['Save', 'Dois', 'C012']);
  });

  it('leaves out what has no page', () => {
    expect(parseHits({ secrets: [{ id: '1' }], clients: [null, {}] })).toEqual([]);
    expect(parseHits(null)).toEqual([]);
  });
});

describe('what is searched for', () => {
  it('is looked for everywhere', () => {
    expect(parseQuery(' hotel ')).toMatchObject({ words: 'hotel' });
    expect(parseQuery('hotel').kinds).toHaveLength(7);
  });

  it('is narrowed by the sign before it', () => {
    expect(parseQuery('@hotel')).toEqual({ words: 'hotel', kinds: ['clients', 'suppliers'] });
    expect(parseQuery('> nova')).toEqual({ words: 'nova', kinds: ['actions'] });
  });
});
