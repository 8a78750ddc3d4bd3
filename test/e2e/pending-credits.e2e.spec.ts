import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, ReportGroup, ReportTotals } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

const oneSack = { ...twoSacks.lines[0], quantity: '1' };
const pending = '/reports/pending_documents';
const sales = { scope: 'sales' };
const asked = (filter: object) => encodeURIComponent(JSON.stringify(filter));

describe('pending documents by lateness', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', { ...twoSacks, documentTypeId: 'VD' });
    // What was paid as it was sold: its note waits to be used.
    const lines = [{ ...oneSack, origin: { documentId: 'VD_2026.1', line: 0 } }];
    const note = {
      ...twoSacks,
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'VD_2026.1',
      lines,
    };
    last = await amelia.done('/documents/D3/issue', note);
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  const groupsBy = async (by: string, filter: object = sales) =>
    (await amelia.rows(`${pending}?by=${by}&filter=${asked(filter)}`, last)) as ReportGroup[];
  const rowsOf = async ({ where }: ReportGroup) => {
    const rows = await amelia.rows(`${pending}?filter=${asked({ ...sales, ...where })}`, last);
    return rows.map(({ reference }) => reference);
  };

  it('keep credit notes apart, which fall due on no day', async () => {
    const groups = await groupsBy('lateness');
    expect(groups).toMatchObject([
      { id: 'notDue', count: 1, sums: { pendingMinor: 336_400 } },
      { id: 'credits', count: 1, sums: { pendingMinor: -168_200 } },
    ]);
    expect(await Promise.all(groups.map(rowsOf))).toEqual([['FT 2026/1'], ['NC 2026/1']]);
  });

  it('come to the total of the report', async () => {
    const path = `${pending}/totals?filter=${asked(sales)}`;
    const { count, sums } = (await amelia.read(path)) as ReportTotals;
    const groups = await groupsBy('lateness');
    const sumOf = (field: string) =>
      groups.reduce((sum, group) => sum + (group.sums[field] ?? 0), 0);
    expect([count, sums['pendingMinor']]).toEqual([2, 168_200]);
    expect([sumOf('pendingMinor'), sumOf('worthTotalMinor')]).toEqual([
      sums['pendingMinor'],
      sums['worthTotalMinor'],
    ]);
  });

  it('stand by month with what has no due day', async () => {
    const groups = await groupsBy('month');
    expect(groups.map(({ id, count }) => [id, count])).toEqual(expect.arrayContaining([['', 1]]));
    const none = groups.filter(({ id }) => id === '');
    expect(await Promise.all(none.map(rowsOf))).toEqual([['NC 2026/1']]);
  });

  it('narrow their days by nothing else where no credit is among them', async () => {
    const [only, ...more] = await groupsBy('lateness', { typeId: 'FT' });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ id: 'notDue', where: { dueOn: {} } });
    expect(Object.keys(only?.where ?? {})).toEqual(['dueOn']);
  });
});
