import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryPage, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { rolePermissions } from '@balcao/domain';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks } from './support/shop.js';
import { until } from './support/until.js';

type StockedShop = Awaited<ReturnType<typeof openStockedShop>>;

const id = 'FT_2026.1';
const order = { to: ['contas@hotel.co.mz', 'Contas@Hotel.co.mz'], language: 'pt' } as const;

describe('sending a document by mail', () => {
  let shop: StockedShop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT000001/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  const sendings = async () =>
    (await shop.amelia.read(`/documents/${id}/sendings`)) as readonly SendingAnswer[];

  const reached = (state: SendingAnswer['state']): Promise<SendingAnswer> =>
    until(async () => (await sendings()).find((each) => each.state === state));

  it('goes once to each address, and stands in the history without what the mail said', async () => {
    const answer = await shop.amelia.post(`/documents/${id}/send`, {
      ...order,
      note: 'Segue a factura combinada.',
    });
    expect(answer.status).toBe(202);
    expect((answer.body as SendingsAccepted).ids).toHaveLength(1);
    expect(await reached('sent')).toMatchObject({ askedBy: 'Amélia Sitoe', failure: null });
    const about = { kind: 'document', id, reference: id.replace('_', ' ').replace('.', '/') };
    expect(await shop.amelia.read('/jobs')).toContainEqual(expect.objectContaining({ about }));
    const { entries } = (await shop.amelia.read(`/documents/${id}/history`)) as HistoryPage;
    expect(entries[0]).toMatchObject({
      type: 'DocumentSent',
      actorName: 'Amélia Sitoe',
      data: { id, to: 'contas@hotel.co.mz', language: 'pt' },
    });
    expect(JSON.stringify(entries)).not.toContain('combinada');
    const folder = join(shop.server.folder, 'mail');
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('send-'));
    expect(await readFile(join(folder, file), 'utf8')).toContain('To: contas@hotel.co.mz');
  });

  it('is refused for what is no address, no document, and for another company', async () => {
    const sent = { ...order, to: ['contas@hotel.co.mz', 'nobody'] };
    expect(await refusal(shop.amelia.post(`/documents/${id}/send`, sent))).toMatchObject({
      status: 422,
      errors: [{ path: 'to.1', code: 'email.invalid' }],
    });
    expect(await refusal(shop.amelia.post('/documents/FT_2026.9/send', order))).toMatchObject({
      status: 404,
    });
    const other = { company: 'OTHER' };
    expect(await refusal(shop.amelia.post(`/documents/${id}/send`, order, other))).toMatchObject({
      status: 403,
    });
    expect(await refusal(shop.amelia.get(`/documents/${id}/sendings`, other))).toMatchObject({
      status: 403,
    });
  });

  it('is no way round what one may not see', async () => {
    const rights = { role: 'backOffice', permissions: rolePermissions.backOffice } as const;
    const limits = { seriesIds: ['VD_2026'] };
    const bento = await joined(shop, 'bento', { ...rights, limits });
    expect(await refusal(bento.post(`/documents/${id}/send`, order))).toMatchObject({
      status: 404,
    });
    expect(await refusal(bento.get(`/documents/${id}/sendings`))).toMatchObject({ status: 404 });
    const receipt = { documentTypeId: 'RC', partyId: 'HOTEL', isAdvance: true };
    const rows = [{ methodId: 'method_cash', amountMinor: 10_000 }];
    await shop.amelia.done('/payments', { ...receipt, rows });
    const asDocument = shop.amelia.post('/documents/RC_2026.1/send', order);
    expect(await refusal(asDocument)).toMatchObject({ status: 404 });
  });

  it('is tried again only through its own document', async () => {
    const [sending] = await sendings();
    await shop.amelia.done('/documents/DRAFT000002/issue', twoSacks);
    const path = `/documents/FT_2026.2/sendings/${sending?.id ?? ''}/retry`;
    expect(await refusal(shop.amelia.post(path))).toMatchObject({ status: 404 });
  });
});
