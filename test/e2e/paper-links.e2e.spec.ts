import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryPage, PaperLinkAnswer } from '@balcao/contracts';
import { rolePermissions } from '@balcao/domain';
import request from 'supertest';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { mondayMorning } from './support/server.js';
import { hotel, openStockedShop, twoSacks } from './support/shop.js';

type StockedShop = Awaited<ReturnType<typeof openStockedShop>>;

const id = 'FT_2026.1';
const path = `/documents/${id}/link`;

describe('a link to a document', () => {
  let shop: StockedShop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT000001/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  const made = async (): Promise<string> => {
    const { link } = (await shop.amelia.done(path)) as PaperLinkAnswer;
    return new URL(link).search;
  };
  /** Who has the link and nothing else. */
  const opened = (search: string) =>
    request(`http://127.0.0.1:${shop.server.port}`).get(`/api/paper${search}`);

  it('shows a duplicate without signing in, and hands no original out', async () => {
    const answer = await opened(await made()).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(Buffer.from(answer.body as Uint8Array).toString('latin1')).toMatch(/^%PDF-/);
    const { entries } = (await shop.amelia.read(`/documents/${id}/history`)) as HistoryPage;
    expect(entries[0]?.type).toBe('PaperLinkMade');
    expect(entries.some(({ type }) => type === 'DocumentPrinted')).toBe(false);
    expect(await shop.amelia.read(path)).toMatchObject({ openUntil: expect.any(String) });
  });

  it('shows nothing once it is taken back, and works again when another is made', async () => {
    const before = await made();
    await shop.amelia.done(`${path}/revoke`);
    const gone = await opened(before).set('accept-language', 'pt').expect(404);
    expect(gone.text).toContain('Este link já não funciona');
    expect(await shop.amelia.read(path)).toEqual({});
    await opened(await made()).expect(200);
    await opened(before).expect(404);
  });

  it('shows nothing after 30 days', async () => {
    const link = await made();
    shop.server.now = new Date('2026-04-02T08:00:00.000Z');
    await opened(link).expect(404);
    shop.server.now = new Date(mondayMorning);
    await opened(link).expect(200);
  });

  it('is nothing that can be guessed, and says the same of what never was one', async () => {
    const link = await made();
    const pages = await Promise.all(
      ['', '?t=', '?t=v1.a.b.c', `${link}x`, link.slice(0, -3), '?t=a&t=b', `?t=${id}`].map(opened),
    );
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(pages[0]?.status).toBe(404);
  });

  it('is made only by who may issue documents, and sees this one', async () => {
    const rights = { role: 'backOffice', permissions: rolePermissions.backOffice } as const;
    const bento = await joined(shop, 'bento', { ...rights, limits: { seriesIds: ['VD_2026'] } });
    for (const route of [path, `${path}/revoke`]) {
      expect(await refusal(bento.post(route))).toMatchObject({ status: 404 });
    }
    expect(await refusal(bento.get(path))).toMatchObject({ status: 404 });
    const { auditor } = rolePermissions;
    const zita = await joined(shop, 'zita', { role: 'auditor', permissions: auditor });
    expect(await refusal(zita.post(path))).toMatchObject({ status: 403 });
    const other = { company: 'OTHER' };
    expect(await refusal(shop.amelia.post(path, {}, other))).toMatchObject({ status: 403 });
  });

  it('shows the receipt of a payment, made by who may record payments', async () => {
    const paid = await shop.amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      isAutomatic: true,
      rows: [{ methodId: 'method_cash', amountMinor: 1_000 }],
    });
    const receipt = `/payments/${paid.id}/link`;
    const { link } = (await shop.amelia.done(receipt)) as PaperLinkAnswer;
    const answer = await opened(new URL(link).search).expect(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(await shop.amelia.read(receipt)).toMatchObject({ openUntil: expect.any(String) });
    await shop.amelia.done(`${receipt}/revoke`);
    await opened(new URL(link).search).expect(404);
    // One is not the other.
    expect(await refusal(shop.amelia.post(`/documents/${paid.id}/link`))).toMatchObject({
      status: 404,
    });
    expect(await refusal(shop.amelia.post(`/payments/${id}/link`))).toMatchObject({ status: 404 });
    const permissions = rolePermissions.cashier.filter((each) => each !== 'payments.record');
    const dulce = await joined(shop, 'dulce', { role: 'cashier', permissions });
    expect(await refusal(dulce.post(receipt))).toMatchObject({ status: 403 });
  });

  it('is tried only so often from one address', async () => {
    let last: number;
    do ({ status: last } = await opened('?t=v1.a.b.c'));
    while (last === 404);
    expect(last).toBe(429);
  });
});
