import { describe, expect, it } from '@jest/globals';
import { articlesProjection } from '../catalog/index.js';
import { applied, type TestEvent } from '../testing/applied.js';

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
const on = (recordedAt: string) => ({ metadata: { recordedAt } });
const registered = {
  type: 'ArticleRegistered',
  data: { id: 'RICE', ...rice },
  ...on('2026-03-01T08:00:00.000Z'),
};
const row = { id: 'RICE', ...rice, isArchived: false, pricedAt: '2026-03-01T08:00:00.000Z' };

describe('the row of a plain record', () => {
  it('has the fields as they were registered', () => {
    expect(applied(articlesProjection, [registered])).toEqual({ RICE: row });
  });

  it('follows changes, also those that take a value away', () => {
    const priced = { id: 'RICE', before: {}, after: { purchasePrice: '1200' } };
    const unpriced = { id: 'RICE', before: { purchasePrice: '1200' }, after: {} };
    const changed = (data: object) => ({ type: 'ArticleChanged', data });
    expect(applied(articlesProjection, [registered, changed(priced)])).toEqual({
      RICE: { ...row, purchasePrice: '1200' },
    });
    expect(applied(articlesProjection, [registered, changed(priced), changed(unpriced)])).toEqual({
      RICE: row,
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

describe('the instant of an article’s price', () => {
  const rowAfter = (...events: readonly TestEvent[]) =>
    applied(articlesProjection, [registered, ...events])['RICE'];
  const changedTo = (after: object, recordedAt: string) => ({
    type: 'ArticleChanged',
    data: { id: 'RICE', before: {}, after },
    ...on(recordedAt),
  });

  it('is that of its last change of price, whatever else changes', () => {
    expect(rowAfter()).toMatchObject({ pricedAt: '2026-03-01T08:00:00.000Z' });
    const dearer = changedTo({ salePrice: '12' }, '2026-03-05T22:30:00.000Z');
    expect(rowAfter(dearer)).toMatchObject({ pricedAt: '2026-03-05T22:30:00.000Z' });
    const renamed = changedTo({ name: 'Arroz' }, '2026-03-09T08:00:00.000Z');
    expect(rowAfter(dearer, renamed)).toMatchObject({ pricedAt: '2026-03-05T22:30:00.000Z' });
  });
});
