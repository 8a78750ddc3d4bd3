import { describe, expect, it } from '@jest/globals';
import { changesIn } from './journal-changes.js';

describe('what an event changed', () => {
  it('is a price of an article, as it was and as it is', () => {
    const dearer = { before: { salePrice: '10', name: 'Rice' }, after: { salePrice: '12' } };
    expect(changesIn('ArticleChanged', dearer)).toEqual([
      { field: 'salePrice', before: ['10'], after: ['12'] },
    ]);
    const renamed = { before: { name: 'Rice' }, after: { name: 'Rice 25 kg' } };
    expect(changesIn('ArticleChanged', renamed)).toEqual([]);
  });

  it('is a price for a category only if it differs from before', () => {
    const of = (retail: string) => ({
      categoryPrices: [
        { categoryId: 'retail', price: retail },
        { categoryId: 'hotels', price: '9' },
      ],
    });
    const changed = { before: of('10'), after: of('11') };
    expect(changesIn('ArticleChanged', changed)).toEqual([
      { field: 'categoryPrices', of: 'retail', before: ['10'], after: ['11'] },
    ]);
    const first = { before: {}, after: of('11') };
    expect(changesIn('ArticleChanged', first)).toHaveLength(2);
  });

  it('is a price that a cashier changed, which a till says in words', () => {
    const fields = { kind: 'priceChanged', text: 'Rice: 1 kg: 10.5 → 9' };
    expect(changesIn('ShiftNoted', fields)).toEqual([
      { field: 'unitPrice', before: ['10.5'], after: ['9'] },
    ]);
    expect(changesIn('ShiftNoted', { kind: 'lineRemoved', text: '1 × Rice' })).toEqual([]);
  });

  it('is what somebody may do since, and what no more', () => {
    const before = { role: 'cashier', permissions: ['documents.view', 'stock.view'] };
    const after = { role: 'cashier', permissions: ['documents.view', 'reports.view'] };
    expect(changesIn('MemberRightsChanged', { before, after })).toEqual([
      { field: 'granted', before: [], after: ['reports.view'] },
      { field: 'taken', before: ['stock.view'], after: [] },
    ]);
    expect(changesIn('MemberJoined', before)).toEqual([
      { field: 'role', before: [], after: ['cashier'] },
      { field: 'granted', before: [], after: ['documents.view', 'stock.view'] },
    ]);
  });
});
