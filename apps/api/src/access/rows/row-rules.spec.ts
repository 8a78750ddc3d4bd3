import { describe, expect, it } from '@jest/globals';
import { documents, stockArticles, stockTransfers, vat } from '@balcao/projections';
import type { Query, Row, RowReader } from '@balcao/read-store';
import { unruledCollections } from './collection-rules.js';
import { readers, type RowRules } from './row-rules.js';
import { RuledRows } from './ruled-rows.js';

/** A store that answers what it was asked for, and rows that are what a test says. */
function storeOf(row: object = {}) {
  const asked: { where?: unknown }[] = [];
  const answer = (query: Query<Row>) => {
    asked.push(query);
    return Promise.resolve([{ id: 'one', revision: 1, ...row }]);
  };
  const rows = {
    get: () => Promise.resolve(undefined),
    getMany: (_: unknown, __: string, ids: readonly string[]) =>
      Promise.resolve(ids.map((id) => ({ id, revision: 1, ...row }))),
    find: (_: unknown, __: string, query: Query<Row>) => answer(query),
    count: (_: unknown, __: string, query: Query<Row>) => answer(query).then(() => 1),
    group: (_: unknown, __: string, query: Query<Row>) => answer(query).then(() => []),
  } as unknown as RowReader;
  return { rows: new RuledRows(rows), asked };
}

const celeste: RowRules = {
  companyId: 'MODERNA',
  userId: 'celeste',
  seesCosts: false,
  seesExpected: false,
};
const as = <T>(rules: RowRules, read: () => T): T => readers.run({ kind: 'member', rules }, read);

describe('the rules of rows', () => {
  it('speak of every collection, or say that all of it shows', () => {
    expect(unruledCollections()).toEqual([]);
  });

  it('let nobody read outside of a request, or in another company', async () => {
    const { rows } = storeOf();
    await expect(rows.find(vat, 'MODERNA', {})).rejects.toThrow('there is no request');
    await expect(as(celeste, () => rows.find(vat, 'OTHER', {}))).rejects.toThrow('OTHER');
  });

  it('apply in addition to the query', async () => {
    const { rows, asked } = storeOf();
    const rules = { ...celeste, seriesIds: ['FT_2026'] };
    const where = { seriesId: 'FR_2026', $or: [{ status: 'paid' as const }] };
    await as(rules, () => rows.find(documents, 'MODERNA', { where }));
    expect(asked[0]?.where).toEqual({
      $or: [{ seriesId: { $in: ['FT_2026'] }, $or: [where] }],
    });
  });

  it('hold for single rows, counts and sums', async () => {
    const { rows, asked } = storeOf();
    const shift = { shiftId: 'shift1' };
    await as({ ...celeste, shift }, async () => {
      await rows.get(documents, 'MODERNA', 'VD_2026.1');
      await rows.count(documents, 'MODERNA', {});
      await rows.group(documents, 'MODERNA', { sum: ['totalMinor'] });
    });
    expect(asked.map(({ where }) => where)).toEqual([
      { $or: [shift], id: { $in: ['VD_2026.1'] } },
      { $or: [shift] },
      { $or: [shift] },
    ]);
  });

  it('show goods in transit to those who work at either end', async () => {
    const { rows, asked } = storeOf();
    await as({ ...celeste, warehouseIds: ['baixa'] }, () =>
      rows.find(stockTransfers, 'MODERNA', {}),
    );
    const here = { $in: ['baixa'] };
    expect(asked[0]?.where).toEqual({ $or: [{ fromId: here }, { toId: here }] });
  });

  it('hide costs on rows, and in filters, orders and sums', async () => {
    const { rows } = storeOf({ code: 'ARZ', averageCost: '1000', valueMinor: 5 });
    const found = await as(celeste, () => rows.get(stockArticles, 'MODERNA', 'rice'));
    expect(found).toEqual({ id: 'rice', revision: 1, code: 'ARZ' });
    const refused = 'request.invalidFilter';
    const sum = as(celeste, () => rows.group(stockArticles, 'MODERNA', { sum: ['valueMinor'] }));
    await expect(sum).rejects.toThrow(refused);
    const where = { $or: [{ valueMinor: 5 }] };
    await expect(as(celeste, () => rows.find(stockArticles, 'MODERNA', { where }))).rejects.toThrow(
      refused,
    );
    const whole = { ...celeste, seesCosts: true };
    expect(await as(whole, () => rows.get(stockArticles, 'MODERNA', 'rice'))).toMatchObject({
      valueMinor: 5,
    });
  });

  it('stay those of the caller for a file that is written later', async () => {
    const { rows, asked } = storeOf();
    const bound = as({ ...celeste, seriesIds: [] }, () => rows.bound());
    await bound.find(documents, 'MODERNA', {});
    expect(asked[0]?.where).toEqual({ $or: [{ seriesId: { $in: [] } }] });
  });
});
