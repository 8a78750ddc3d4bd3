import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JournalEventAnswer, JournalPerson, JournalRow, SealRow } from '@balcao/contracts';
import { sealDigest } from '@balcao/domain';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, mercearia, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

describe('the journal of a company', () => {
  let shop: Shop;
  let auditor: Browser;
  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia, server } = shop;
    await amelia.done('/documents/D1/issue', twoSacks);
    server.now = new Date(server.now.getTime() + 13 * 3_600_000);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done(`/articles/${rice.id}/change`, { salePrice: '1400' });
    auditor = await joined(shop, 'rui', { role: 'auditor' });
  });
  afterAll(() => shop.server.end());

  const found = async (filter: object): Promise<readonly JournalRow[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
    return (await auditor.read(`/journal?${query}`)) as readonly JournalRow[];
  };

  it('is searched by type, person, client and amount, the newest first', async () => {
    const issued = await found({ type: 'DocumentIssued' });
    expect(issued.map(({ label }) => label)).toEqual(['FT 2026/2', 'FT 2026/1']);
    const [first] = issued;
    const { actorId = '' } = first ?? {};
    expect(first).toMatchObject({ partyId: hotel.id, recordId: 'FT_2026.2' });
    expect((await found({ actorId, partyId: hotel.id })).length).toBe(2);
    expect(await found({ amountMinor: { $gt: 1_000_000_000 } })).toEqual([]);
  });

  it('answers questions over its whole history, and by whom', async () => {
    const late = await found({ question: 'afterHours' });
    expect(late.map(({ label }) => label)).toEqual(['FT 2026/2']);
    const prices = await found({ question: 'priceChanges' });
    expect(prices.map(({ type, recordId, label }) => [type, recordId, label])).toEqual([
      ['ArticleChanged', rice.id, rice.name],
    ]);
    expect(prices[0]).toMatchObject({
      changes: [{ field: 'salePrice', after: ['1\u202f400'] }, { field: 'salePriceWithVat' }],
      changed: 'Sale price · Price with VAT',
      currency: 'MZN',
      before: '1\u202f450 · 1\u202f682',
      after: '1\u202f400 · 1\u202f624',
    });
    const [given] = await found({ question: 'rightsGranted' });
    expect(given).toMatchObject({ changed: 'Role · Granted', before: '' });
    expect(given?.after).toMatch(/^Auditor \(read-only\) · /);
    const query = new URLSearchParams({ filter: '{"question":"rightsGranted"}' }).toString();
    const people = (await auditor.read(`/journal/people?${query}`)) as readonly JournalPerson[];
    expect(people.some(({ count }) => count > 0)).toBe(true);
  });

  it('goes into files with the names of people', async () => {
    const query = new URLSearchParams({ filter: '{"type":"DocumentIssued"}', format: 'csv' });
    const { text } = await auditor.get(`/journal?${query.toString()}`);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('FT 2026/2');
    expect((await auditor.get(`/journal?format=xlsx`)).status).toBe(200);
    const question = { filter: '{"question":"priceChanges"}', format: 'csv' };
    const prices = await auditor.get(`/journal?${new URLSearchParams(question).toString()}`);
    const [headings = '', price = ''] = prices.text.split('\r\n');
    expect(headings).toContain('Changes,Before,After,Currency');
    expect(price).toContain('Sale price');
    expect(price).toContain('MZN');
  });

  it('shows each event as it is stored', async () => {
    const [row] = await found({ type: 'DocumentIssued' });
    const event = (await auditor.read(
      `/journal/${row?.revision ?? 0}/event`,
    )) as JournalEventAnswer;
    expect(event).toMatchObject({ type: 'DocumentIssued', data: { reference: 'FT 2026/2' } });
    const none = refusal(auditor.get('/journal/999999/event'));
    expect(await none).toMatchObject({ status: 404, code: 'record.notFound' });
  });

  it('is sealed when somebody asks who may, and no second time while nothing happens', async () => {
    const { amelia } = shop;
    const asked = await refusal(auditor.post('/seals', {}));
    expect(asked).toMatchObject({ status: 403, params: { permission: 'fiscal.export' } });
    await amelia.done('/seals', {});
    const { revision } = await amelia.done('/seals', {});
    const sent = { headers: { 'x-read-after': String(revision) } };
    const seals = (await auditor.read('/seals', sent)) as readonly SealRow[];
    expect(seals).toHaveLength(1);
    const [seal] = seals;
    expect(seal).toMatchObject({
      number: 1,
      from: 0,
      to: revision - 1,
      events: revision,
      series: expect.arrayContaining([{ id: 'FT_2026', last: 2 }]),
    });
    expect(seal && sealDigest(mercearia.id, seal)).toBe(seal?.digest);
  });

  it('shows to nobody whose sight is limited, nor to who may not see what happened', async () => {
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    expect((await refusal(celeste.get('/journal'))).status).toBe(403);
    const limits = { seriesIds: ['FR_2026'] };
    const pedro = await joined(shop, 'pedro', { role: 'manager', limits });
    expect(await pedro.read('/journal')).toEqual([]);
    expect((await pedro.get('/journal/1/event')).status).toBe(403);
  });
});
