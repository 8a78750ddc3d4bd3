import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FixedAssetRow, ImportCheck, ImportPlan, TrialBalanceRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { importEnded } from './support/imports.js';
import { openStockedShop, type Shop } from './support/shop.js';

const plan: ImportPlan = { kind: 'fixedAssets', fileName: 'imobilizado.csv' };
const register = [
  [
    ...['N.º', 'Bem', 'Categoria', 'Data de aquisição', 'Valor de aquisição'],
    ...['Amortizações acumuladas', 'Amortizado desde', 'Contrapartida', 'Data do lançamento'],
  ].join(';'),
  'V1;Carrinha;LIG;15/01/2024;1.200.000,00;575.000,00;01/01/2026;59;01/01/2026',
  'M1;Balcão;MOB;01/01/2023;12.000,00;3.600,00;01/01/2026;59;01/01/2026',
].join('\r\n');

describe('a register of fixed assets in a file', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/accounting/chart', { preset: 'nirf' });
    const adopted = await amelia.done('/fixed-assets/classes', {});
    await amelia.rows('/asset-classes', adopted);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(plan) }, Buffer.from(text));
  const balance = async (code: string) => {
    const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    return rows.find((row) => row.code === code)?.closingMinor;
  };

  it('is refused cell by cell', async () => {
    const wrong = [
      register,
      'V1;Outra;LIG;15/01/2024;1,00;;;;',
      'X1;Casa;NADA;15/01/2024;1,00;;;;',
      'X2;Mota;LIG;15/01/2024;100,00;100,01;;;',
      'X3;Barco;LIG;15/01/2024;100,00;;;9999999;',
    ].join('\r\n');
    const { created, problems } = (await send('check', wrong)).body as ImportCheck;
    expect(created).toBe(2);
    expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [4, 0, 'import.sameAsRow'],
      [5, 2, 'asset.classNotFound'],
      [6, 5, 'asset.beyondCost'],
      [7, 7, 'accounting.accountNotFound'],
    ]);
  });

  it('comes in with what was depreciated in other books, and goes on from there', async () => {
    expect((await send('ASSETS/commit', register)).status).toBe(202);
    expect(await importEnded(amelia, 'ASSETS')).toMatchObject({ created: 2, refused: 0 });
    const rows = (await amelia.read('/fixed-assets')) as readonly FixedAssetRow[];
    expect(rows).toMatchObject([
      { code: 'V1', netMinor: 62_500_000, depreciatesFrom: '2026-01-01' },
      { code: 'M1', netMinor: 840_000, rate: '10' },
    ]);
    expect([await balance('324'), await balance('382'), await balance('59')]).toEqual([
      ...[120_000_000, -57_860_000, -63_340_000],
    ]);
  });

  it('is cancelled by undoing the import, asset by asset, until it is depreciated', async () => {
    await amelia.done('/imports/ASSETS/undo');
    expect(await importEnded(amelia, 'ASSETS')).toMatchObject({ status: 'undone', keptCount: 0 });
    expect((await balance('324')) ?? 0).toBe(0);
    expect((await send('AGAIN/commit', register)).status).toBe(202);
    expect(await importEnded(amelia, 'AGAIN')).toMatchObject({ created: 2 });
    await amelia.done('/fixed-assets/depreciate', { id: 'R1', through: '2026-01' });
    expect(await amelia.read('/imports/AGAIN/undo')).toMatchObject({
      archived: 0,
      kept: [
        { name: 'V1', why: 'used' },
        { name: 'M1', why: 'used' },
      ],
    });
  });
});
