import { describe, expect, it } from '@jest/globals';
import { isNamed, nearness, parseHits, parseQuery } from './search-hits.js';

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

  it('is whose name has the words before the documents that name it', () => {
    const client = { id: 'C1', name: 'Restaurante Costa do Sol', code: 'C001' };
    const invoice = { id: 'FT_1', typeId: 'FT', reference: 'FT 2026/1', clientName: client.name };
    const first = (words: string) =>
      parseHits({ documents: [invoice], clients: [client] }, words)[0];
    expect(first('costa')?.kind).toBe('clients');
    expect(first('Restaurante Costa')?.kind).toBe('clients');
    expect(first('2026/1')?.kind).toBe('documents');
  });

  it.each(['400123454', '400 123 454', '+258 84 123 4567', '841234567', 'c012'])(
    'is whose own number it is before what only names it: %s',
    (words) => {
      const client = { id: 'C2', code: 'C012', nuit: '400123454', phone1: '+258 841 234 567' };
      const branch = { id: 'C1', code: 'C0120', nuit: '400123455' };
      const invoice = { id: 'FT_1', typeId: 'FT', reference: 'FT 2026/12', code: 'C0123' };
      const found = parseHits({ documents: [invoice], clients: [branch, client] }, words);
      expect(found.map(({ path }) => path)).toEqual([
        '/commercial/clients/C2',
        '/commercial/clients/C1',
        '/commercial/document/FT/FT_1',
      ]);
    },
  );

  it('is the article whose barcode it is', () => {
    const article = { id: 'A1', name: 'Arroz', barcodes: ['6001234567895'] };
    const invoice = { id: 'FT_1', typeId: 'FT', reference: 'FT 2026/12' };
    const found = parseHits({ documents: [invoice], articles: [article] }, '6001234567895');
    expect(found.map(({ kind }) => kind)).toEqual(['articles', 'documents']);
  });

  it('names what was removed as such, behind what is in use', () => {
    const removed = { id: 'A1', name: 'Arroz velho', code: 'ARZ0', isArchived: true };
    const inUse = { id: 'A2', name: 'Arroz', code: 'ARZ', isArchived: false };
    const found = parseHits({ articles: [removed, inUse] });
    expect(found.map(({ title, isRemoved }) => [title, isRemoved])).toEqual([
      ['Arroz', undefined],
      ['Arroz velho', true],
    ]);
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

describe('what is found', () => {
  const nearestFirst = (names: readonly string[], words: string) =>
    [...names].sort((a, b) => nearness(a, words) - nearness(b, words));

  it('is the very name first, whatever stands between its words', () => {
    const actions = ['New: Invoice-receipt', 'New: Purchase invoice', 'New: Invoice'];
    expect(nearestFirst(actions, 'new invoice')[0]).toBe('New: Invoice');
    expect(nearestFirst(['Categorias de clientes', 'Clientes'], 'clientes')[0]).toBe('Clientes');
  });

  it('has every word, a new thing also in the other gender', () => {
    expect(isNamed('Artigos e serviços', 'servicos art')).toBe(true);
    expect(isNamed('Artigos e serviços', 'artigos caixa')).toBe(false);
    expect(isNamed('Novo: Factura', 'nova factura')).toBe(true);
    expect(isNamed('Nova despesa', 'novo')).toBe(true);
  });

  it('is what begins with the words before what only has them', () => {
    expect(nearestFirst(['All sales', 'Sales report'], 'sales')[0]).toBe('Sales report');
  });

  it('keeps its order while nothing is looked for', () => {
    expect(nearestFirst(['Home', 'VAT'], '')).toEqual(['Home', 'VAT']);
  });
});
