import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TillStart } from '@balcao/contracts';
import { Browser, refusal } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';

/** One red point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC',
  'base64',
);

describe('pictures of articles and of the company', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const keep = async (path: string) => {
    const answer = await shop.amelia.file(path, point);
    expect(answer.status).toBe(201);
    return answer.body as { readonly id: string };
  };

  it('are kept once, and kept by the browser of who may see them', async () => {
    const { amelia } = shop;
    const { id } = await keep('/articles/images');
    expect(await keep('/articles/images')).toMatchObject({ id, width: 1, height: 1 });
    const read = await amelia.get(`/articles/images/${id}?size=small&company=${amelia.company}`);
    expect([read.status, read.headers['content-type'], read.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'private, max-age=31536000, immutable'],
    ]);
    const stranger = new Browser(shop.server, 'stranger');
    const strange = stranger.get(`/articles/images/${id}?company=${amelia.company}`);
    expect(await refusal(strange)).toMatchObject({ status: 401 });
  });

  it('are refused when they are none, and absent when nobody kept them', async () => {
    const { amelia } = shop;
    const text = amelia.file('/companies/current/images', Buffer.from('<svg/>'));
    expect(await refusal(text)).toMatchObject({ status: 422, code: 'image.unreadable' });
    const nowhere = amelia.get(`/articles/images/${'0'.repeat(64)}`);
    expect(await refusal(nowhere)).toMatchObject({ status: 404, code: 'image.notFound' });
    const odd = amelia.get(`/articles/images/${'0'.repeat(64)}?size=huge`);
    expect(await refusal(odd)).toMatchObject({ status: 422, code: 'request.invalid' });
  });

  it('are named by their article, in order, and by the company', async () => {
    const { amelia } = shop;
    const { id } = await keep('/articles/images');
    const last = await amelia.done('/articles/RICE/change', { images: [id] });
    expect(await amelia.rows('/articles?q=arroz', last)).toMatchObject([{ images: [id] }]);
    const none = await amelia.done('/articles/RICE/change', { images: [] });
    const [row] = await amelia.rows('/articles?q=arroz', none);
    expect(row).not.toHaveProperty('images');
    await amelia.done('/companies/current', { logoId: id });
    expect(await amelia.read('/companies/current')).toMatchObject({ logoId: id });
    await amelia.done('/companies/current', { logoId: null });
    expect(await amelia.read('/companies/current')).not.toHaveProperty('logoId');
  });

  it('stand on the receipts and shifts of a till, whose models have none', async () => {
    const { amelia } = shop;
    const { id: logoId } = await keep('/companies/current/images');
    await amelia.done('/companies/current', { logoId });
    const drawer = { treasuryAccountId: 'account_cash' };
    await amelia.done('/cash-registers', { id: 'TILL1', code: 'C1', name: 'Caixa 1', ...drawer });
    await amelia.done('/shifts', { id: 'S1', cashRegisterId: 'TILL1', floatMinor: 200_000 });
    const { papers } = (await amelia.read('/pos/start?cashRegisterId=TILL1')) as TillStart;
    expect(papers.map((paper) => paper.logoId)).toEqual(papers.map(() => logoId));
    const printed = await amelia.get('/shifts/S1/paper');
    expect(printed.text).toContain('<img class="logo" src="data:image/jpeg;base64,');
  });
});
