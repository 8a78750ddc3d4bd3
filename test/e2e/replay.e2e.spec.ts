import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type PastMoment, type ReplayMoment, type ReplayPage } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, owner, twoSacks, type Shop } from './support/shop.js';

const id = 'FT_2026.1';

/** Dated 5 March, recorded on the 20th, cancelled on 2 April. */
describe('an invoice that was recorded late and cancelled later', () => {
  let shop: Shop;
  let amelia: Browser;

  /** Sessions end after two weeks. */
  const day = async (on: string): Promise<void> => {
    shop.server.now = new Date(`${on}T09:00:00.000Z`);
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
  };
  const known = async (on: string): Promise<PastMoment> =>
    (await amelia.read(`/past?at=${on}T21:00:00.000Z`)) as PastMoment;
  const seen = async (
    { revision, trueOn }: PastMoment,
    path = '/documents',
  ): Promise<readonly string[]> => {
    const clock = trueOn === undefined ? {} : { [headers.asTrueOn]: trueOn };
    const sent = { headers: { [headers.asKnownAt]: String(revision), ...clock } };
    const answer = await amelia.get(path, sent);
    return (answer.body as readonly { readonly status: string }[]).map(({ status }) => status);
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await day('2026-03-20');
    await amelia.done('/documents/D1/issue', { ...twoSacks, issuedOn: '2026-03-05' });
    await day('2026-03-28');
    await amelia.done(`/clients/${hotel.id}/change`, { name: 'Hotel Costa do Sol, Lda' });
    await day('2026-04-02');
    await amelia.done(`/documents/${id}/cancel`, { reason: 'Ordered by nobody' });
    await day('2026-05-04');
  });
  afterAll(() => shop.server.end());

  it('was so on 31 March, by what is known today', async () => {
    const march = (await amelia.read('/past?trueOn=2026-03-31')) as PastMoment;
    expect(march.trueOn).toBe('2026-03-31');
    expect(await seen(march)).toEqual(['unpaid']);
    expect(await seen(march, '/reports/documents')).toEqual(['unpaid']);
    const before = (await amelia.read('/past?trueOn=2026-03-04')) as PastMoment;
    expect(await seen(before)).toEqual([]);
  });

  it('was not known on 15 March, was on the 25th, and was known as cancelled on 3 April', async () => {
    expect(await seen(await known('2026-03-15'))).toEqual([]);
    expect(await seen(await known('2026-03-25'))).toEqual(['unpaid']);
    expect(await seen(await known('2026-04-03'))).toEqual(['cancelled']);
  });

  it('is refused a day that says of no moment what was known', async () => {
    const alone = amelia.get('/clients', { headers: { [headers.asTrueOn]: '2026-03-31' } });
    expect(await refusal(alone)).toMatchObject({ status: 422, code: 'past.unknown' });
  });

  it('says on paper as of when it is shown', async () => {
    const { revision } = await known('2026-03-25');
    const sent = { headers: { [headers.asKnownAt]: String(revision) } };
    const paper = await amelia.get(`/documents/${id}/paper?language=en`, sent);
    expect(paper.text).toContain(`As known at 20-03-2026 11:00, after event ${revision}`);
    const byAddress = await amelia.get(`/documents/${id}/paper?language=en&asKnownAt=${revision}`);
    expect(byAddress.text).toBe(paper.text);
    expect((await amelia.get(`/documents/${id}/paper?language=en`)).text).not.toContain('As known');
  });

  it('is replayed, the newest event first, with the related figures after each', async () => {
    const page = (await amelia.read(`/past/documents/${id}`)) as ReplayPage;
    expect(
      page.entries.map(({ type, actorName, after }) => [type, actorName, after?.status]),
    ).toEqual([
      ['DocumentCancelled', 'Amélia Sitoe', 'cancelled'],
      ['DocumentIssued', 'Amélia Sitoe', 'unpaid'],
    ]);
    expect(page).toMatchObject({ total: 2 });
    expect(page.entries[0]).toMatchObject({
      recordId: id,
      data: { reason: 'Ordered by nobody' },
      from: { kind: 'office' },
    });
    const moments: ReplayMoment[] = [];
    for (const { revision } of page.entries) {
      const path = `/past/documents/${id}/moment?revision=${revision}`;
      moments.push((await amelia.read(path)) as ReplayMoment);
    }
    const [cancelled, issued] = moments;
    expect(cancelled?.balance).toEqual({ partyId: hotel.id, ledger: 'client', balanceMinor: 0 });
    expect(issued?.balance?.balanceMinor).toBe(page.entries[1]?.after?.totalMinor);
    const [before, after] = [issued, cancelled].map((moment) => moment?.stock[0]?.quantity);
    expect([before, after]).toEqual(['-2', '0']);
    expect(issued?.issuedTexts).toEqual({});
  });

  it('is replayed part by part, each as long as is asked for', async () => {
    const [cancelled, issued] = ((await amelia.read(`/past/documents/${id}`)) as ReplayPage)
      .entries;
    const newest = (await amelia.read(`/past/documents/${id}?perPage=1`)) as ReplayPage;
    expect(newest).toEqual({ entries: [cancelled], total: 2, next: cancelled?.revision });
    const rest = await amelia.read(`/past/documents/${id}?before=${newest.next}&perPage=10000`);
    expect(rest).toEqual({ entries: [issued], total: 2 });
    const none = refusal(amelia.get(`/past/documents/${id}?perPage=0`));
    expect(await none).toMatchObject({ status: 422, code: 'request.invalidPage' });
  });

  it('is replayed only for those who may see the history', async () => {
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    const asked = refusal(celeste.get(`/past/documents/${id}`));
    expect(await asked).toMatchObject({ status: 403, params: { permission: 'audit.view' } });
    const file = await amelia.get(`/past/documents/${id}/file?format=csv`);
    expect(file.text.split('\r\n')[1]).toContain('Document issued');
  });
});

describe('an offer whose invoice was cancelled', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/OFFER/issue', { ...twoSacks, documentTypeId: 'CT' });
    const body = { documentTypeId: 'FT', draftId: 'MADE' };
    await amelia.done('/documents/CT_2026.1/convert', body);
    await amelia.done(`/documents/${id}/cancel`, { reason: 'Ordered twice' });
  });
  afterAll(() => shop.server.end());

  const pastRows = async (): Promise<readonly unknown[]> => {
    const page = (await shop.amelia.read('/past/documents/CT_2026.1')) as ReplayPage;
    return page.entries.map(({ type, recordId, after }) => [type, recordId, after?.status]);
  };
  const before = [
    ['DocumentCancelled', id, 'open'],
    ['DocumentIssued', id, 'converted'],
    ['DocumentIssued', 'CT_2026.1', 'open'],
  ];

  it('is replayed with what became of it, though it is linked to nothing any more', async () => {
    expect(await pastRows()).toEqual(before);
  });

  it('calls what became of it as people do, on paper', async () => {
    const file = await shop.amelia.get('/past/documents/CT_2026.1/file?format=csv');
    expect(file.text).toContain('Document issued · FT 2026/1');
  });

  it('is replayed with the restoring too', async () => {
    await shop.amelia.done(`/documents/${id}/restore`, {});
    expect(await pastRows()).toEqual([['DocumentRestored', id, 'converted'], ...before]);
  });
});
