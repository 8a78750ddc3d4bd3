import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  headers,
  type Accepted,
  type HistoryPage,
  type PastMoment,
  type SalesAnswer,
} from '@balcao/contracts';
import { refusal, type Browser, type Sent } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

const renamed = {
  code: hotel.code,
  nuit: hotel.nuit,
  paymentTermsDays: hotel.paymentTermsDays,
  name: 'Hotel Costa do Sol, Lda',
};

/** What people look at: lists, single records, a report. */
const screens = [
  '/documents',
  '/documents/FT_2026.1',
  '/clients',
  `/clients/${hotel.id}`,
  '/articles',
  `/articles/${rice.id}`,
  '/series',
  '/payments',
  '/treasury-accounts',
  '/document-types',
  '/members',
  '/reports/documents',
  '/reports/documents/totals',
];

describe('what was known at a moment', () => {
  let shop: Shop;
  let amelia: Browser;
  const recorded: { readonly revision: number; readonly shown: readonly unknown[] }[] = [];

  const look = async (sent: Sent): Promise<readonly unknown[]> => {
    const shown: unknown[] = [];
    for (const screen of screens) {
      const answer = await amelia.get(screen, sent);
      if (answer.status !== 200) throw new Error(`${screen} answered ${answer.status}`);
      shown.push({ screen, body: answer.body as unknown });
    }
    return shown;
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    const steps: readonly (() => Promise<Accepted>)[] = [
      () => amelia.done('/documents/D1/issue', twoSacks),
      () => amelia.done(`/clients/${hotel.id}/change`, renamed),
      () => amelia.done('/documents/D2/issue', twoSacks),
      () => amelia.done('/documents/FT_2026.1/cancel', { reason: 'Duplicated' }),
      () => amelia.done(`/articles/${rice.id}/archive`, {}),
    ];
    for (const step of steps) {
      shop.server.now = new Date(shop.server.now.getTime() + 60_000);
      const { revision } = await step();
      const shown = await look({ headers: { [headers.readAfter]: String(revision) } });
      recorded.push({ revision, shown });
    }
  });
  afterAll(() => shop.server.end());

  const at = (revision: number): Sent => ({
    headers: { [headers.asKnownAt]: String(revision) },
  });

  it('shows on every screen, word for word', async () => {
    for (const { revision, shown } of recorded) expect(await look(at(revision))).toEqual(shown);
  });

  it('is found by its time: the last event that had been recorded then', async () => {
    const revision = recorded[1]?.revision ?? 0;
    const moment = (await amelia.read(`/past?revision=${revision}`)) as PastMoment;
    const { recordedAt } = moment;
    expect(moment).toEqual({ revision, recordedAt, isReady: true, percent: 100 });
    const between = new Date(Date.parse(recordedAt) + 30_000).toISOString();
    expect(await amelia.read(`/past?at=${between}`)).toMatchObject({ revision, recordedAt });
  });

  it('is refused where there is none', async () => {
    const before = refusal(amelia.get('/past?at=2020-01-01T00:00:00Z'));
    expect(await before).toMatchObject({ status: 404, code: 'past.beforeBeginning' });
    expect(await refusal(amelia.get('/clients', at(99_999)))).toMatchObject({
      status: 404,
      code: 'past.unknown',
    });
    const odd = { headers: { [headers.asKnownAt]: 'yesterday' } };
    expect((await refusal(amelia.get('/clients', odd))).code).toBe('past.unknown');
  });

  it('has a history that ends with it', async () => {
    const history = (await amelia.read(
      `/clients/${hotel.id}/history`,
      at(recorded[0]?.revision ?? 0),
    )) as HistoryPage;
    expect(history.entries.map(({ type }) => type)).toEqual(['PartyRegistered']);
  });

  it('can be looked at and nothing else', async () => {
    const revision = await shop.server.api.backend.journals.revision('MERCEARIA');
    const sold = amelia.post('/documents/D9/issue', twoSacks, at(0));
    expect(await refusal(sold)).toMatchObject({ status: 409, code: 'past.readOnly' });
    expect(await shop.server.api.backend.journals.revision('MERCEARIA')).toBe(revision);
  });

  it('shows only to those who may see the history', async () => {
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    const looked = refusal(celeste.get('/clients', at(5)));
    expect(await looked).toMatchObject({ status: 403, params: { permission: 'audit.view' } });
    const auditor = await joined(shop, 'rui', { role: 'auditor' });
    expect((await auditor.get('/clients', at(recorded[0]?.revision ?? 0))).status).toBe(200);
  });

  it('takes its own day for today, or the day that is to be true', async () => {
    const { now } = shop.server;
    shop.server.now = new Date(now.getTime() + 86_400_000);
    const monthOf = async (sent?: Sent): Promise<SalesAnswer['period']> =>
      ((await amelia.get('/dashboard/sales?period=month', sent)).body as SalesAnswer).period;
    const day = (of: Date): string => of.toISOString().slice(0, 10);
    const revision = recorded[0]?.revision ?? 0;
    expect((await monthOf()).to).toBe(day(shop.server.now));
    expect((await monthOf(at(revision))).to).toBe(day(now));
    const trueOn = day(new Date(now.getTime() - 86_400_000));
    const sent = { headers: { ...at(revision).headers, [headers.asTrueOn]: trueOn } };
    expect((await monthOf(sent)).to).toBe(trueOn);
  });
});
