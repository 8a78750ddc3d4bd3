import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer, JobAccepted } from '@balcao/contracts';
import { openPostOffice, type PostOffice } from './support/post-office.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const known = 'contas@hotel.co.mz';
const lost = 'ninguem@pensao.co.mz';
/** Invoices of each of the two. */
const each = 25;

describe('documents that are mailed fifty at once', () => {
  let office: PostOffice;
  let shop: Shop;

  beforeAll(async () => {
    office = await openPostOffice();
    office.unknown.add(lost);
    const mailFrom = 'Mercearia <loja@sitoe.co.mz>';
    const webAddress = 'http://localhost';
    const delivery = { smtpUrl: office.url, mailFrom, webAddress };
    shop = await openStockedShop({ delivery });
    const { amelia } = shop;
    await amelia.done('/clients/HOTEL/change', { email1: known });
    await amelia.done('/clients', { ...hotel, id: 'PENSAO', code: 'C002', email1: lost });
    for (let index = 0; index < each; index += 1) {
      await amelia.done(`/documents/H${index}/issue`, twoSacks);
      await amelia.done(`/documents/P${index}/issue`, { ...twoSacks, clientId: 'PENSAO' });
    }
  });
  afterAll(async () => {
    await shop.server.end();
    await office.close();
  });

  /** Members are notified of some of it by mails of their own, when they have not looked. */
  const toClients = (): readonly string[] =>
    office.delivered.filter((to) => to === known || to === lost);

  const rows = Array.from({ length: 2 * each }, (_, index) => ({
    id: `FT_2026.${index + 1}`,
    name: `FT 2026/${index + 1}`,
  }));

  const settled = (id: string): Promise<BulkAnswer> =>
    until(async () => {
      const answer = (await shop.amelia.read(`/bulk/${id}`)) as BulkAnswer;
      // Nothing counts twice, and nothing that is only queued counts as sent.
      expect(answer.done).toBeLessThanOrEqual(office.delivered.length);
      expect(answer.done + answer.refused + answer.waiting).toBeLessThanOrEqual(answer.total);
      return answer.state === 'done' && answer.waiting === 0 && answer;
    });

  let first: BulkAnswer;

  it('are distinguished by the outcome of each mail', async () => {
    const order = { action: 'documents.send', rows, language: 'pt' } as const;
    const begun = await shop.amelia.post('/bulk', order);
    first = await settled((begun.body as JobAccepted).id);
    expect(first).toMatchObject({ total: 2 * each, done: each, refused: each, waiting: 0 });
    expect(toClients()).toEqual(Array.from({ length: each }, () => known));
    const [failed] = first.outcomes;
    const mail = { to: lost, state: 'failed', failure: expect.stringContaining('550') };
    expect(failed).toMatchObject({ refusal: null, mail });
    expect(first.outcomes.at(-1)).toMatchObject({ mail: { to: known, state: 'sent' } });
  });

  it('are tried again only where they failed', async () => {
    office.unknown.delete(lost);
    const begun = await shop.amelia.post(`/bulk/${first.id}/again`);
    const again = await settled((begun.body as JobAccepted).id);
    expect(again).toMatchObject({ total: each, done: each, refused: 0, waiting: 0 });
    expect(toClients()).toHaveLength(2 * each);
    expect(office.delivered.filter((to) => to === lost)).toHaveLength(each);
  });

  it('may be receipts, which go to the payer', async () => {
    const before = toClients().length;
    const paid = ['HOTEL', 'PENSAO'].map(async (partyId, index) => {
      const rows = [{ methodId: 'method_cash', amountMinor: 10_000 }];
      const advance = { documentTypeId: 'RC', partyId, isAdvance: true, rows };
      const { id } = await shop.amelia.done('/payments', advance);
      return { id, name: `RC ${index}` };
    });
    const receipts = await Promise.all(paid);
    await shop.amelia.done('/clients/PENSAO/change', { email1: null });
    const order = { action: 'payments.send', rows: receipts, language: 'pt' } as const;
    const begun = await shop.amelia.post('/bulk', order);
    const sent = await settled((begun.body as JobAccepted).id);
    expect(sent).toMatchObject({ total: 2, done: 1, refused: 1, isUndoable: false });
    expect(sent.outcomes[0]).toMatchObject({ name: 'RC 1', refusal: expect.any(String) });
    expect(toClients().slice(before)).toEqual([known]);
  });
});
