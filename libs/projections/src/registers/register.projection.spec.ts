import { describe, expect, it } from '@jest/globals';
import { articlesProjection } from '../catalog/index.js';
import { applied } from '../testing/applied.js';

const rice = {
  code: 'ARZ25',
  name: 'Arroz 25 kg',
  kind: 'article',
  unit: 'sc',
  barcodes: [],
  salePrice: '1450',
  vatId: 'vat_NOR',
  movesStock: true,
};
const registered = { type: 'ArticleRegistered', data: { id: 'RICE', ...rice } };

describe('the row of a plain record', () => {
  it('has the fields as they were registered', () => {
    expect(applied(articlesProjection, [registered])).toEqual({
      RICE: { id: 'RICE', ...rice, isArchived: false },
    });
  });

  it('follows changes, also those that take a value away', () => {
    const priced = { id: 'RICE', before: {}, after: { purchasePrice: '1200' } };
    const unpriced = { id: 'RICE', before: { purchasePrice: '1200' }, after: {} };
    const changed = (data: object) => ({ type: 'ArticleChanged', data });
    expect(applied(articlesProjection, [registered, changed(priced)])).toEqual({
      RICE: { id: 'RICE', ...rice, isArchived: false, purchasePrice: '1200' },
    });
    expect(applied(articlesProjection, [registered, changed(priced), changed(unpriced)])).toEqual({
      RICE: { id: 'RICE', ...rice, isArchived: false },
    });
  });

  it('stays when the record is archived, and comes back', () => {
    const archived = { type: 'ArticleArchived', data: { id: 'RICE' } };
    const restored = { type: 'ArticleRestored', data: { id: 'RICE' } };
    const isArchived = (events: readonly (typeof archived)[]) =>
      applied(articlesProjection, [registered, ...events])['RICE'];
    expect(isArchived([archived])).toMatchObject({ isArchived: true });
    expect(isArchived([archived, restored])).toMatchObject({ isArchived: false });
  });
});
