import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportPlan, ImportRowsPage } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';

const plan: ImportPlan = { kind: 'articles', fileName: 'artigos.csv' };

describe('the rows of a file before they are imported', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, lines: readonly string[], sent: ImportPlan) => {
    const file = Buffer.from(lines.join('\r\n'), 'latin1');
    return amelia.form(`/imports/${path}`, { plan: JSON.stringify(sent) }, file);
  };

  it('are listed one by one with what would be created, a page at a time', async () => {
    const made = Array.from({ length: 30 }, (_, at) => `N${at};Novo;16;10`);
    const rows = ['Código;Descrição;IVA;Preço sem IVA', ...made];
    const first = (await send('rows', rows, plan)).body as ImportRowsPage;
    expect([first.rows.length, first.next]).toEqual([25, 26]);
    expect(first.rows[0]).toEqual({
      row: 2,
      outcome: 'created',
      name: 'N0 · Novo',
      fields: [
        { label: 'Code', after: 'N0' },
        { label: 'Name', after: 'Novo' },
        { label: 'Default VAT', after: '16' },
        { label: 'Sale price', after: '10' },
      ],
    });
    const last = (await send('rows?after=26', rows, plan)).body as ImportRowsPage;
    expect(last.rows.map(({ row }) => row)).toEqual([27, 28, 29, 30, 31]);
    expect(last).not.toHaveProperty('next');
    expect(await amelia.read('/articles?q=Novo')).toEqual([]);
  });

  it('say what a known record has and would have, and why others are refused', async () => {
    const rows = ['Código;Preço sem IVA', 'ARZ25;1300', 'NOVO1;5', 'ARZ25;1400'];
    const updates = { ...plan, updates: true };
    expect((await send('rows', rows, updates)).body).toEqual({
      rows: [
        {
          row: 2,
          outcome: 'changed',
          name: 'ARZ25',
          fields: expect.arrayContaining([{ label: 'Sale price', before: '1450', after: '1300' }]),
        },
        { row: 3, outcome: 'refused', name: 'NOVO1', fields: [], reason: expect.any(String) },
        { row: 4, outcome: 'refused', name: 'ARZ25', fields: [], reason: expect.any(String) },
      ],
    });
    // A row is held against those before it, also where they are on another page.
    const behind = await send('rows?after=3&outcome=refused', rows, updates);
    expect(behind.body).toMatchObject({ rows: [{ row: 4, outcome: 'refused' }] });
    expect((await send('rows?outcome=lost', rows, updates)).status).toBe(422);
  });
});
