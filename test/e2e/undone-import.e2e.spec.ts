import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportPlan, ImportRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { importEnded } from './support/imports.js';
import { hotel, openShop, type Shop } from './support/shop.js';

/** `BALCAO_UNDONE_ROWS=5000` imports as many; the ordinary run takes some seconds. */
const rowsMany = Number.parseInt(process.env['BALCAO_UNDONE_ROWS'] ?? '300', 10);
const patienceMs = 120_000 + rowsMany * 60;
const pageSize = 100;
const changedAgain = 10;

type Article = Readonly<Record<string, unknown>> & { readonly id: string; readonly code: string };

const articlesCosting = (price: (at: number) => number): string =>
  [
    'Código;Descrição;Preço sem IVA;IVA;Unidade',
    ...Array.from({ length: rowsMany }, (_, at) => `A${at};Artigo ${at};${price(at)};NOR;un`),
  ].join('\r\n');

describe('a file of many articles, of which some are sold', () => {
  let shop: Shop;
  let amelia: Browser;
  let imported: ReadonlyMap<string, Article>;

  beforeAll(async () => {
    shop = await openShop();
    ({ amelia } = shop);
    await amelia.done('/clients', hotel);
  });
  afterAll(() => shop.server.end());

  const write = async (id: string, text: string, plan: Partial<ImportPlan> = {}) => {
    const sent = { kind: 'articles', fileName: 'artigos.csv', skipsRefused: true, ...plan };
    const form = { plan: JSON.stringify(sent) };
    const begun = await amelia.form(`/imports/${id}/commit`, form, Buffer.from(text));
    expect(begun.status).toBe(202);
    return importEnded(amelia, id);
  };
  /** Does it and answers the import's row as it is afterwards. */
  const done = async (path: string): Promise<ImportRow> => {
    const accepted = await amelia.done(path);
    const [, , id = ''] = path.split('/');
    const later = { headers: { 'x-read-after': String(accepted.revision) } };
    return (await amelia.read(`/imports/${id}`, later)) as ImportRow;
  };
  /** The articles in use by code, without the revisions that every change moves on. */
  const inUse = async (): Promise<ReadonlyMap<string, Article>> => {
    const all = new Map<string, Article>();
    const filter = encodeURIComponent(JSON.stringify({ isArchived: false }));
    for (let page = 1; ; page += 1) {
      const query = `filter=${filter}&sort=code:asc&page=${page}&perPage=${pageSize}`;
      const rows = (await amelia.read(`/articles?${query}`)) as readonly Article[];
      for (const row of rows) all.set(row.code, { ...row, revision: undefined });
      if (rows.length < pageSize) return all;
    }
  };
  const invoice = async (id: string): Promise<number> => {
    const lines = ['A1', 'A2', 'A3'].map((code) => ({
      articleId: imported.get(code)?.id,
      quantity: '1',
      unitPrice: '100',
      vatId: 'vat_NOR',
    }));
    const issued = { documentTypeId: 'FT', clientId: hotel.id, lines };
    const accepted = await amelia.done(`/documents/${id}/issue`, issued);
    const later = { headers: { 'x-read-after': String(accepted.revision) } };
    const row = await amelia.read(`/documents/${accepted.id}`, later);
    return (row as { readonly number: number }).number;
  };

  it(
    'is undone but for those, which are named',
    async () => {
      expect(
        await write(
          'MANY',
          articlesCosting((at) => at + 1),
        ),
      ).toMatchObject({
        created: rowsMany,
      });
      imported = await inUse();
      expect(imported.size).toBe(rowsMany);
      expect(await invoice('FIRST')).toBe(1);
      const before = (await amelia.read('/documents')) as readonly unknown[];
      expect(await amelia.read('/imports/MANY/undo')).toMatchObject({ archived: rowsMany - 3 });
      const row = await done('/imports/MANY/undo');
      expect(row).toMatchObject({ status: 'undone', keptCount: 3 });
      expect(row.kept?.map(({ name, why }) => `${name} ${why}`).sort()).toEqual([
        'A1 Artigo 1 used',
        'A2 Artigo 2 used',
        'A3 Artigo 3 used',
      ]);
      expect([...(await inUse()).keys()]).toEqual(['A1', 'A2', 'A3']);
      expect(await amelia.read('/documents')).toEqual(before);
      expect(await invoice('SECOND')).toBe(2);
    },
    patienceMs,
  );

  it(
    'comes back as it was, under the same ids, once undoing it is taken back',
    async () => {
      const preview = await amelia.read('/imports/MANY/redo');
      expect(preview).toEqual({ restored: rowsMany - 3, reapplied: 0, keptCount: 0, kept: [] });
      expect((await inUse()).size).toBe(3);
      const row = await done('/imports/MANY/redo');
      expect(row).toMatchObject({ status: 'finished', isRedone: true, keptCount: 0 });
      expect(await inUse()).toEqual(imported);
    },
    patienceMs,
  );

  it(
    'leaves prices that were changed again as they are, each time',
    async () => {
      const updates = { updates: true } as const;
      const dearer = articlesCosting((at) => at + 1000);
      expect(await write('PRICES', dearer, updates)).toMatchObject({ changed: rowsMany });
      const ids = Array.from({ length: changedAgain }, (_, at) => imported.get(`A${at}`)?.id);
      for (const id of ids) await amelia.done(`/articles/${id}/change`, { salePrice: '7' });
      const row = await done('/imports/PRICES/undo');
      expect(row).toMatchObject({ status: 'undone', keptCount: changedAgain });
      expect(row.kept?.every(({ why }) => why === 'changedSince')).toBe(true);
      const [first, second] = [imported.get('A20')?.id, imported.get('A21')?.id];
      for (const id of [first, second]) {
        await amelia.done(`/articles/${id}/change`, { salePrice: '8' });
      }
      const redone = await done('/imports/PRICES/redo');
      expect(redone).toMatchObject({ status: 'finished', isRedone: true, keptCount: 2 });
      expect(redone.kept?.map(({ id, why }) => [id, why])).toEqual(
        expect.arrayContaining([
          [first, 'changedSince'],
          [second, 'changedSince'],
        ]),
      );
      const now = await inUse();
      const prices = ['A0', 'A20', 'A22'].map((code) => now.get(code)?.['salePrice']);
      expect(prices).toEqual(['7', '8', '1022']);
    },
    patienceMs,
  );

  it('is redone once', async () => {
    for (const path of ['/imports/MANY/redo', '/imports/PRICES/redo']) {
      expect((await amelia.post(path)).body).toMatchObject({ code: 'import.notUndone' });
    }
  });
});
