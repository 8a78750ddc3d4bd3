import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BalanceSheetRow,
  DepreciationAnswer,
  DepreciationMapRow,
  FixedAssetRow,
  ReportTotals,
  TrialBalanceRow,
} from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, type Shop } from './support/shop.js';

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const van = {
  id: 'VAN',
  code: 'V1',
  name: 'Carrinha',
  classId: 'asset_class_lig',
  acquiredOn: '2026-01-15',
  costMinor: 120_000_000,
  againstAccountId: 'PGC342',
};
const oldDesk = {
  id: 'DESK',
  code: 'M1',
  name: 'Balcão antigo',
  classId: 'asset_class_mob',
  acquiredOn: '2023-01-01',
  depreciatesFrom: '2026-01-01',
  costMinor: 1_200_000,
  beforeMinor: 360_000,
  againstAccountId: 'PGC59',
  on: '2026-01-01',
};

describe('fixed assets', () => {
  let shop: Shop;
  let amelia: Browser;

  const balances = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    return Object.fromEntries(rows.map(({ code, closingMinor }) => [code, closingMinor]));
  };
  const map = async (filter = {}) =>
    (await amelia.read(`/reports/depreciation_map?${query(filter)}`)) as DepreciationMapRow[];
  const totals = async (filter = {}) =>
    ((await amelia.read(`/reports/depreciation_map/totals?${query(filter)}`)) as ReportTotals).sums;
  const explained = async (figure: string, id = '', filter = {}) => {
    const path = `/explain?figure=${figure}&id=${id}&${query(filter)}`;
    return ((await amelia.read(path)) as { readonly total: number }).total;
  };
  const of2026 = { on: { $gte: '2026-01-01', $lte: '2026-12-31' } };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/accounting/chart', { preset: 'nirf' });
    const adopted = await amelia.done('/fixed-assets/classes', {});
    await amelia.rows('/asset-classes', adopted);
    await amelia.done('/fixed-assets', van);
    const last = await amelia.done('/fixed-assets', oldDesk);
    await amelia.rows('/fixed-assets', last);
  });
  afterAll(() => shop.server.end());

  it('are on the accounts of their classes, against their purchase or opening', async () => {
    const found = await balances();
    expect([found['324'], found['323'], found['382'], found['342'], found['59']]).toEqual([
      ...[120_000_000, 1_200_000, -360_000],
      ...[-120_000_000, -840_000],
    ]);
  });

  it('are depreciated to a month, once, as the preview says', async () => {
    const due = '/fixed-assets/depreciation?through=2026-02';
    // Two months: 25 % of the van and 10 % of the desk in a year.
    const amountMinor = 5_000_000 + 20_000;
    expect((await amelia.read(due)) as DepreciationAnswer).toEqual({ count: 2, amountMinor });
    const run = await amelia.done('/fixed-assets/depreciate', { id: 'R1', through: '2026-02' });
    await amelia.rows('/fixed-assets', run);
    expect(await amelia.read(due)).toEqual({
      count: 0,
      amountMinor: 0,
      last: { id: 'R1', through: '2026-02' },
    });
    const again = amelia.post('/fixed-assets/depreciate', { id: 'R2', through: '2026-02' });
    expect(await refusal(again)).toMatchObject({
      errors: [{ code: 'asset.nothingToDepreciate', params: { month: '2026-02' } }],
    });
    const found = await balances();
    expect([found['651'], found['382']]).toEqual([amountMinor, -360_000 - amountMinor]);
  });

  it('are in the map of depreciation, which agrees with accounts and balance sheet', async () => {
    expect(await map(of2026)).toMatchObject([
      { code: 'M1', earlierMinor: 360_000, periodMinor: 20_000, netMinor: 820_000 },
      { code: 'V1', earlierMinor: 0, periodMinor: 5_000_000, netMinor: 115_000_000 },
    ]);
    const february = { on: { $gte: '2026-02-01', $lte: '2026-02-28' } };
    expect(await map(february)).toMatchObject([
      { code: 'M1', earlierMinor: 360_000, periodMinor: 20_000, accumulatedMinor: 380_000 },
      { code: 'V1', rate: '25', assetClass: 'Viaturas ligeiras', periodMinor: 5_000_000 },
    ]);
    const sums = await totals(of2026);
    const found = await balances();
    expect(sums['costMinor']).toBe((found['324'] ?? 0) + (found['323'] ?? 0));
    expect(sums['accumulatedMinor']).toBe(0 - (found['382'] ?? 0));
    const sheet = (await amelia.read('/reports/balance_sheet')) as BalanceSheetRow[];
    const tangible = sheet.find(({ line }) => line === 'tangibleAssets');
    // The van's purchase was not recorded in this test: its 342 is open.
    expect(tangible?.valueMinor).toBe((sums['netMinor'] ?? 0) + (found['342'] ?? 0));
  });

  it('are explained, in lists and in the map', async () => {
    const [row] = (await amelia.read(
      `/fixed-assets?${query({ id: 'VAN' })}`,
    )) as readonly FixedAssetRow[];
    expect(row).toMatchObject({ depreciatedMinor: 5_000_000, netMinor: 115_000_000 });
    expect(await explained('row.fixed_assets.netMinor', 'VAN')).toBe(115_000_000);
    expect(await explained('row.fixed_assets.depreciatedMinor', 'VAN')).toBe(5_000_000);
    expect(await explained('cell.depreciation_map.periodMinor', 'VAN', of2026)).toBe(5_000_000);
  });

  it('are written to files, with the words of the screen', async () => {
    const path = `/reports/depreciation_map?${query(of2026)}&format=csv&screen=commercial/reports/depreciation_map`;
    const { text } = await amelia.get(path);
    expect(text).toMatch(/Carrinha/);
  });

  it('are reversed, disposed of and put back', async () => {
    const before = await balances();
    const gone = await amelia.done('/fixed-assets/VAN/dispose', {
      on: '2026-03-02',
      proceedsMinor: 120_000_000,
      againstAccountId: 'PGC459',
      reason: 'Vendida',
    });
    await amelia.rows('/fixed-assets', gone);
    const found = await balances();
    expect([found['324'] ?? 0, found['459'], found['7631']]).toEqual([0, 120_000_000, -5_000_000]);
    expect(await map({ on: { $gte: '2026-03-01', $lte: '2026-03-31' } })).toMatchObject([
      { code: 'M1' },
      { code: 'V1', netMinor: 0, disposedOn: '2026-03-02' },
    ]);
    expect(await map({ on: { $gte: '2026-04-01', $lte: '2026-04-30' } })).toHaveLength(1);
    const stale = amelia.post('/fixed-assets/VAN/restore', { reason: 'x', expectedRevision: 1 });
    expect((await refusal(stale)).status).toBe(412);
    await amelia.done('/fixed-assets/VAN/restore', { reason: 'Venda desfeita' });
    expect(await refusal(amelia.post('/fixed-assets/VAN/cancel', { reason: 'x' }))).toMatchObject({
      code: 'asset.depreciated',
    });
    await amelia.done('/fixed-assets/depreciation/R1/reverse', { reason: 'Taxa errada' });
    const last = await amelia.done('/fixed-assets/DESK/cancel', { reason: 'Em duplicado' });
    await amelia.rows('/fixed-assets', last);
    const after = await balances();
    expect([after['324'], after['323'] ?? 0, after['382'] ?? 0, after['651'] ?? 0]).toEqual([
      ...[120_000_000, 0, 0, 0],
    ]);
    expect(after['7631'] ?? 0).toBe(0);
    expect(before['323']).toBe(1_200_000);
  });

  it('take the permission to post, and the lock date holds for them', async () => {
    const seller = await joined(shop, 'sara', { role: 'cashier' });
    expect((await seller.post('/fixed-assets', { ...van, id: 'V2' })).status).toBe(403);
    expect((await seller.get('/fixed-assets')).status).toBe(403);
    await amelia.done('/companies/current/settings', { lockedThrough: '2026-02-28' });
    const rui = await joined(shop, 'rui', { role: 'manager' });
    const late = rui.post('/fixed-assets/depreciate', { id: 'R3', through: '2026-02' });
    expect(await refusal(late)).toMatchObject({ errors: [{ code: 'company.dayLocked' }] });
    await rui.done('/fixed-assets/depreciate', { id: 'R4', through: '2026-03' });
  });
});
