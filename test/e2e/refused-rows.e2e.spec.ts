import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportPlan, RefusedRowsFile } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';

const articles = [
  'Código;Descrição;Unidade;IVA;Preço sem IVA;Código de barras;Família;Stock mínimo',
  'BOL01;Bolachas Maria;pc;16%;45,50;6001234500017;Mercearia;10',
  'CHA02;Chá verde;cx;NOR;mil;;Mercearia;',
  'BOL01;Bolachas outra vez;pc;16;50;;Mercearia;',
  'PAO01;Pão;un;ISE-B;12;6001234500017;Padaria;',
].join('\r\n');

const plan: ImportPlan = { kind: 'articles', fileName: 'artigos.csv', createsCategories: true };

describe('the rows that an import refuses', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(plan) }, Buffer.from(text));

  it('come back as a file with their reasons, to be corrected and sent again', async () => {
    const { fileName, content } = (await send('refused', articles)).body as RefusedRowsFile;
    expect(fileName).toBe('artigos - Problem.csv');
    const [headings = '', ...rows] = content.replace('\uFEFF', '').trim().split('\r\n');
    const own = articles.split('\r\n')[0]?.replaceAll(';', ',');
    expect(headings).toBe(`${own},Problem`);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^CHA02,Chá verde,cx,NOR,mil,,Mercearia,,.*Preço sem IVA: /);
    // The reasons of before do not come back as a column of the file.
    const again = (await send('refused', content)).body as RefusedRowsFile;
    expect(again.content.split('\r\n')[0]).toBe(content.split('\r\n')[0]);
    const corrected = await send('check', content.replace(',mil,', ',980.00,'));
    expect(corrected.body).toMatchObject({ rows: 3, created: 3, refused: 0 });
  });

  it('are none where all can be imported', async () => {
    const [headings = '', first = ''] = articles.split('\r\n');
    const { content } = (await send('refused', `${headings}\r\n${first}`)).body as RefusedRowsFile;
    expect(content.trim().split('\r\n')).toHaveLength(1);
  });
});
