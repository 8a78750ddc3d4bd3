import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttachmentRow } from '@balcao/contracts';
import { allBlobs } from '@balcao/blobs';
import { verifyPack } from '@balcao/verifier';
import { refusal } from './support/browser.js';
import { packMade } from './support/packs.js';
import { mercearia, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const letter = Buffer.from('O hotel aceita a factura.');
const forgery = Buffer.from('O hotel recusa a factura.');
const query = 'name=carta.txt&type=text/plain';
const first = '/documents/FT_2026.1/attachments';
const second = '/documents/FT_2026.2/attachments';

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/documents/SOLD/issue', twoSacks);
  await shop.amelia.done('/documents/SOLD2/issue', twoSacks);
});
afterAll(() => shop.server.end());

const attach = (path: string, content: Buffer, key: string) =>
  shop.amelia.file(`${path}?${query}`, content, { key });
const filesOf = async (path: string) => (await shop.amelia.read(path)) as readonly AttachmentRow[];
const blobs = async () => {
  const ids: string[] = [];
  for await (const { id } of allBlobs(shop.server.api.backend.blobs, mercearia.id)) ids.push(id);
  return ids.filter((id) => id.startsWith('attachment_'));
};

/** What an inspector finds wrong with the files of a pack that is made now. */
async function packFindings() {
  const year = { from: '2026-01-01', to: '2026-12-31', withPapers: false };
  const { checks } = verifyPack(await packMade(shop.amelia, year));
  return checks.flatMap(({ findings }) => findings);
}

describe('a file kept with a document', () => {
  it('is recorded by its digest, under an id that the server makes', async () => {
    expect((await attach(first, letter, 'key-of-the-letter')).status).toBe(201);
    const [file] = await filesOf(first);
    const sha256 = createHash('sha256').update(letter).digest('hex');
    expect(file).toMatchObject({ name: 'carta.txt', sha256 });
    expect(`${file?.id} ${file?.blobId}`).not.toContain('key-of-the-letter');
    expect(await blobs()).toEqual([file?.blobId]);
  });

  it('is neither removed nor replaced by another command under its key', async () => {
    const elsewhere = attach(second, letter, 'key-of-the-letter');
    expect(await refusal(elsewhere)).toMatchObject({
      status: 409,
      code: 'request.idempotencyKeyReused',
    });
    const replaced = attach(first, forgery, 'key-of-the-letter');
    expect(await refusal(replaced)).toMatchObject({ status: 409 });
    const [file, ...others] = await filesOf(first);
    expect(others).toEqual([]);
    const read = await shop.amelia.get(`${first}/${file?.id ?? ''}`);
    expect(read.text).toBe(letter.toString());
    expect(await filesOf(second)).toEqual([]);
  });

  it('is kept once when the same is sent again', async () => {
    expect((await attach(first, letter, 'key-of-the-letter')).status).toBe(201);
    expect(await filesOf(first)).toHaveLength(1);
    expect(await blobs()).toHaveLength(1);
  });

  it('is compared with its event when an inspection pack is made', async () => {
    expect(await packFindings()).toEqual([]);
  });

  it('is not handed out with other content, nor when it is gone', async () => {
    const [file] = await filesOf(first);
    const { blobs: store } = shop.server.api.backend;
    const { id = '', blobId = '', name = '', contentType = '' } = file ?? {};
    await store.remove(mercearia.id, blobId);
    expect(await refusal(shop.amelia.get(`${first}/${id}`))).toMatchObject({
      status: 404,
      code: 'file.missing',
    });
    await store.put(mercearia.id, { id: blobId, fileName: name, contentType, content: forgery });
    expect(await refusal(shop.amelia.get(`${first}/${id}`))).toMatchObject({
      status: 409,
      code: 'file.altered',
    });
    expect(await packFindings()).toMatchObject([{ code: 'attachmentChanged', item: 'carta.txt' }]);
  });
});
