import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('a draft', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const save = async (id: string, body: object, key?: string): Promise<Accepted> => {
    const answer = await shop.amelia.put(`/drafts/${id}`, body, key === undefined ? {} : { key });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as Accepted;
  };

  it('may miss nearly everything, and is listed with what it comes to', async () => {
    const { amelia } = shop;
    const { lines, clientId, documentTypeId } = twoSacks;
    await save('D1', { content: { documentTypeId, clientId, lines } });
    await save('D2', { content: { documentTypeId, lines: [] } });
    const body = await amelia.read('/drafts?sort=totalMinor:desc');
    expect(body).toEqual([
      expect.objectContaining({
        id: 'D1',
        clientName: 'Hotel Costa do Sol',
        totalMinor: 336_400,
        lineCount: 1,
        savedBy: 'Amélia Sitoe',
      }),
      expect.objectContaining({ id: 'D2', totalMinor: 0, lineCount: 0 }),
    ]);
  });

  it('is refused as stale when somebody else has saved since', async () => {
    const { amelia } = shop;
    const { revision } = await save('D1', { content: twoSacks, expectedRevision: 0 });
    expect(revision).toBe(1);
    const late = amelia.put('/drafts/D1', { content: twoSacks, expectedRevision: 0 });
    expect(await refusal(late)).toMatchObject({ status: 412, code: 'draft.stale' });
  });

  it('is saved once when it is sent again', async () => {
    const body = { content: twoSacks, expectedRevision: 1 };
    const first = await save('D1', body, 'save-of-monday');
    expect(await save('D1', body, 'save-of-monday')).toEqual(first);
  });

  it('is closed behind its document', async () => {
    const { server, amelia } = shop;
    const { id } = await amelia.done('/documents/D1/issue', { ...twoSacks, draftRevision: 2 });
    expect((await amelia.get('/drafts/D1')).body).toMatchObject({
      status: 'issued',
      documentId: id,
    });
    expect((await server.events('draft-D1')).at(-1)).toEqual({
      type: 'DraftIssued',
      data: { id: 'D1', documentId: id },
    });
    expect(await refusal(amelia.post('/documents/D1/issue', twoSacks))).toMatchObject({
      status: 409,
      code: 'document.draftAlreadyIssued',
    });
  });

  it('that a crash left open behind its document is closed when it is read', async () => {
    const { server, amelia } = shop;
    await save('D3', { content: twoSacks });
    const { id } = await amelia.done('/documents/D3/issue', twoSacks);
    expect(await server.events('draft-D3')).toHaveLength(1);
    expect((await amelia.get('/drafts/D3')).body).toMatchObject({
      status: 'issued',
      documentId: id,
    });
    expect(await server.events('draft-D3')).toHaveLength(2);
  });

  it('that has moved on is not issued', async () => {
    const { amelia } = shop;
    await save('D4', { content: twoSacks });
    await save('D4', { content: { ...twoSacks, note: 'Changed' }, expectedRevision: 0 });
    const early = amelia.post('/documents/D4/issue', { ...twoSacks, draftRevision: 0 });
    expect(await refusal(early)).toMatchObject({ status: 412, code: 'draft.stale' });
  });

  it('that is thrown away is gone from the list and cannot be issued', async () => {
    const { amelia } = shop;
    await amelia.done('/drafts/D4/discard', { expectedRevision: 1 });
    const body = await amelia.read('/drafts');
    expect((body as { id: string }[]).map(({ id }) => id)).not.toContain('D4');
    const late = amelia.post('/documents/D4/issue', { ...twoSacks, draftRevision: 1 });
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'draft.discarded' });
  });
});
