import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  NotificationPreferences,
  NotificationRow,
  UnreadNotifications,
} from '@balcao/contracts';
import { noticeStreamOf, noticeStreams, tell } from '@balcao/tasks';
import { openStockedShop, twoSacks, signInAt } from './support/shop.js';
import { until } from './support/until.js';

type StockedShop = Awaited<ReturnType<typeof openStockedShop>>;

describe('notifications', () => {
  let shop: StockedShop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT000001/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  const listed = async () =>
    (await shop.amelia.read('/notifications')) as readonly NotificationRow[];
  const unread = async () =>
    ((await shop.amelia.read('/notifications/unread')) as UnreadNotifications).count;

  const listedOnce = (count: number) =>
    until(async () => {
      const rows = await listed();
      return rows.length === count && rows;
    });

  const ground = () => ({ events: shop.server.api.backend.events, clock: () => shop.server.now });

  it('notify the sender of a document that it was sent, until they are read', async () => {
    const sent = { to: ['contas@hotel.co.mz'], language: 'pt' };
    await shop.amelia.post('/documents/FT_2026.1/send', sent);
    const [first] = await listedOnce(1);
    expect(first).toMatchObject({
      kind: 'documentSent',
      params: { reference: 'FT 2026/1', to: 'contas@hotel.co.mz' },
      isRead: false,
    });
    await until(async () => (await unread()) === 1);
    await shop.amelia.done('/notifications/read', { ids: [first?.id] });
    await until(async () => (await unread()) === 0);
    await shop.amelia.done('/notifications/read');
  });

  it('are nobody else’s', async () => {
    const notice = { id: 'other1', kind: 'jobFinished', params: {} } as const;
    await tell(ground(), 'MERCEARIA', ['somebodyElse'], notice);
    await tell(ground(), 'MERCEARIA', ['somebodyElse'], { ...notice, id: 'other2' });
    const filter = encodeURIComponent('{"userId":"somebodyElse"}');
    const rows = await shop.amelia.read(`/notifications?filter=${filter}`);
    expect(rows).toHaveLength(1);
    expect((rows as readonly NotificationRow[])[0]?.kind).toBe('documentSent');
    const { state } = await noticeStreams(ground()).read(
      noticeStreamOf('MERCEARIA', 'somebodyElse'),
    );
    expect(state?.unread.size).toBe(2);
  });

  it('are shown and mailed as the person chose', async () => {
    const wanted = { off: ['documentSent'], mailed: ['invoicesOverdue'] };
    const answer = await shop.amelia.put('/notifications/preferences', wanted);
    expect([answer.status, answer.body]).toEqual([200, wanted]);
    const kept = (await shop.amelia.read('/notifications/preferences')) as NotificationPreferences;
    expect(kept).toEqual(wanted);
    const refused = await shop.amelia.put('/notifications/preferences', {
      off: ['moonRises'],
      mailed: [],
    });
    expect(refused.status).toBe(422);
  });

  it('sum overdue invoices up once a day, and mail what is not read', async () => {
    await signInAt(shop, '2026-03-16T05:30:00.000Z');
    const { jobs } = shop.server.api.backend;
    const order = { name: 'notifications.daily', companyId: 'MERCEARIA', actorId: 'clock' };
    await jobs.enqueue({ ...order, id: 'daily1', payload: {} });
    await jobs.enqueue({ ...order, id: 'daily2', payload: {} });
    for (const id of ['daily1', 'daily2']) {
      await until(async () => (await jobs.get('MERCEARIA', id))?.state === 'done');
    }
    const rows = await listedOnce(2);
    expect(rows[0]).toMatchObject({
      kind: 'invoicesOverdue',
      params: { count: 1, totalMinor: 336_400 },
    });
    const { userId } = rows[0] ?? { userId: '' };
    const name = `digest-MERCEARIA-${userId}-2026-03-16.eml`;
    const mail = await readFile(join(shop.server.folder, 'mail', name), 'utf8');
    expect(mail).toContain('To: amelia@sitoe.co.mz');
  });
});
