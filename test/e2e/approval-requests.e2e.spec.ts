import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApprovalRequestRow, HistoryPage, NotificationRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, signInAt, twoSacks, type Shop } from './support/shop.js';

const reason = 'Cliente antigo';
const waiting = { approval: { waits: true, reason } };
const twoCheap = {
  ...twoSacks,
  lines: twoSacks.lines.map((line) => ({ ...line, discounts: ['25'] })),
};
const electricity = {
  id: 'POWER',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
};
const limits = { lineDiscount: '10', expenseMinor: 10_000, cancellationMinor: 0 } as const;

const rowsOf = async (browser: Browser, filter: object = {}) =>
  (await browser.read(
    `/approval-requests?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )) as readonly ApprovalRequestRow[];

const told = async (browser: Browser) =>
  ((await browser.read('/notifications')) as readonly NotificationRow[]).map(({ kind, params }) => [
    kind,
    params['reference'],
  ]);

describe('a request for approval', () => {
  let shop: Shop;
  let rui: Browser;
  let sara: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    rui = await joined(shop, 'rui', { role: 'manager', limits: limits as never });
    sara = await joined(shop, 'sara', { role: 'backOffice' });
  });
  afterAll(() => shop.server.end());

  it('keeps what a limit refuses, tells those who may approve it, and does nothing else', async () => {
    const { amelia } = shop;
    expect(await refusal(rui.post('/documents/D1/issue', twoCheap))).toMatchObject({
      code: 'limit.lineDiscountExceeded',
    });
    const sent = await rui.post('/documents/D1/issue', { ...twoCheap, ...waiting });
    expect(sent.status).toBe(202);
    expect(await amelia.read('/documents')).toEqual([]);
    expect(await rowsOf(amelia)).toMatchObject([
      { kind: 'discount', state: 'waiting', requesterName: 'rui Sitoe', reference: 'FT', reason },
    ]);
    expect(await told(amelia)).toContainEqual(['approvalRequested', 'FT']);
    expect(await told(sara)).toEqual([]);
    expect(await rowsOf(sara)).toEqual([]);
    expect(await rowsOf(rui)).toHaveLength(1);
  });

  it('is for what only a limit refuses', async () => {
    expect(
      await refusal(rui.post('/documents/D2/issue', { ...twoSacks, ...waiting })),
    ).toMatchObject({ code: 'approvalRequest.notNeeded' });
    const series = rui.post('/series/FT_2026/close', waiting);
    expect(await refusal(series)).toMatchObject({ code: 'approvalRequest.notOfThis' });
    const silent = { ...twoCheap, approval: { waits: true, reason: ' ' } };
    expect((await rui.post('/documents/D3/issue', silent)).status).toBe(422);
  });

  it('is approved as it was rehearsed, in the name of who asked', async () => {
    const { amelia } = shop;
    const [{ id } = { id: '' }] = await rowsOf(amelia);
    const path = `/approval-requests/${id}/approve`;
    expect((await sara.post(path, {})).status).toBe(403);
    expect(await refusal(rui.post(path, {}))).toMatchObject({ code: 'approvalRequest.own' });
    const rehearsed = await amelia.post(`${path}?rehearse`, {});
    expect(rehearsed.body).toMatchObject({ documents: [{ reference: 'FT 2026/1' }] });
    await amelia.done(path, {});
    const [document] = (await amelia.read('/documents')) as readonly { readonly id: string }[];
    expect(document).toMatchObject({ reference: 'FT 2026/1' });
    const { entries } = (await amelia.read(`/documents/${document?.id}/history`)) as HistoryPage;
    expect(entries.at(-1)).toMatchObject({
      type: 'DocumentIssued',
      actorName: 'rui Sitoe',
      approval: { reason },
    });
    expect(await rowsOf(rui)).toMatchObject([{ state: 'approved', recordId: 'FT_2026.1' }]);
    expect(await told(rui)).toEqual([['approvalGranted', 'FT']]);
    expect(await refusal(amelia.post(path, {}))).toMatchObject({ code: 'approvalRequest.notOpen' });
  });

  it('is refused with a reason, which the requester is told', async () => {
    const { amelia } = shop;
    const cancelling = { reason: 'Engano', ...waiting };
    expect((await rui.post('/documents/FT_2026.1/cancel', cancelling)).status).toBe(202);
    const [{ id } = { id: '' }] = await rowsOf(amelia, { state: 'waiting' });
    await amelia.done(`/approval-requests/${id}/refuse`, { reason: 'O cliente já levantou' });
    expect(await rowsOf(rui, { kind: 'cancellation' })).toMatchObject([
      { state: 'refused', reference: 'FT 2026/1', answer: 'O cliente já levantou' },
    ]);
    expect(await told(rui)).toContainEqual(['approvalRefused', 'FT 2026/1']);
    expect(await amelia.read('/documents?filter={"status":"cancelled"}')).toEqual([]);
  });

  it('is withdrawn by who asked, and expires after a week', async () => {
    const { amelia } = shop;
    await rui.post('/expenses', { ...electricity, ...waiting });
    const [{ id } = { id: '' }] = await rowsOf(rui, { state: 'waiting' });
    expect(await refusal(amelia.post(`/approval-requests/${id}/withdraw`, {}))).toMatchObject({
      code: 'approvalRequest.notYours',
    });
    await rui.done(`/approval-requests/${id}/withdraw`, {});
    await rui.post('/expenses', { ...electricity, id: 'POWER2', ...waiting });
    const [{ id: second } = { id: '' }] = await rowsOf(amelia, { state: 'waiting' });
    await signInAt(shop, '2026-03-20T08:00:00.000Z');
    expect(await rowsOf(amelia, { state: 'waiting' })).toEqual([]);
    expect(await rowsOf(amelia, { state: 'expired' })).toMatchObject([
      { id: second, state: 'expired' },
    ]);
    const late = amelia.post(`/approval-requests/${second}/approve`, {});
    expect(await refusal(late)).toMatchObject({ code: 'approvalRequest.expired' });
    expect(await amelia.read('/expenses')).toEqual([]);
  });
});
