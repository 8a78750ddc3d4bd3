import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sealCode, sealDigest, type JournalEventOf } from '@balcao/domain';
import { asJson, type Json, type RecordedEvent } from '@balcao/event-store';
import { chainHash, verifyJournalJob } from '@balcao/journal';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { verifyCompany } from './verify-company.js';

type Seal = JournalEventOf<'JournalSealed'>['data'];

let shop: ShopGround;
beforeEach(async () => {
  shop = await openShopGround();
  await shop.done({ type: 'SealJournal' });
});
afterEach(() => shop.end());

async function verified(payload: Json = {}, ground: Partial<ShopGround> = {}): Promise<unknown> {
  const verify = verifyCompany({ ...shop, ...ground });
  return verify(runOf({ id: 'verify', name: verifyJournalJob, payload }));
}

async function lastSeal(): Promise<Seal> {
  const events = await shop.written();
  const seal = events.findLast((event) => event.type === 'JournalSealed');
  if (seal?.type !== 'JournalSealed') throw new Error('the journal is sealed');
  return seal.data;
}

/** The journal with other data, chained and sealed again as only somebody with the file can. */
async function rewritten(
  change: (type: string, data: Json) => Json,
  isSealedAgain = true,
): Promise<Pick<ShopGround, 'events'>> {
  const stored: RecordedEvent[] = [];
  let hash = '0'.repeat(64);
  for await (const event of shop.events.read(`journal-${shopId}`)) {
    const { hash: _, ...metadata } = event.metadata as Record<string, Json>;
    let data = change(event.type, event.data);
    if (event.type === 'JournalSealed' && isSealedAgain) {
      const seal = { ...(data as unknown as Seal), hash };
      data = asJson({ ...seal, digest: sealDigest(shopId, seal) });
    }
    hash = chainHash(hash, { type: event.type, data, metadata });
    stored.push({ ...event, data, metadata: { ...metadata, hash } });
  }
  const events = Object.assign(Object.create(shop.events) as ShopGround['events'], {
    read: async function* () {
      await Promise.resolve();
      yield* stored;
    },
  });
  return { events };
}

const cheaper = (type: string, data: Json): Json =>
  type === 'CompanyRegistered' ? { ...(data as object), name: 'Outra, Lda' } : data;

describe('checking a company’s journal', () => {
  it('says that it was compared with no seal from outside', async () => {
    expect(await verified()).toMatchObject({ intact: true, files: 0, comparedWith: null });
  });

  it.each(['code', 'digest'])(
    'says with which seal from outside it was compared, by its %s',
    async (by) => {
      const { digest, number, on } = await lastSeal();
      const seal = by === 'code' ? digest.slice(0, 8) : digest;
      expect(await verified({ seal })).toMatchObject({
        intact: true,
        comparedWith: { number, on, code: sealCode(digest) },
      });
    },
  );

  it('notices a history that was written again only by a seal from outside', async () => {
    const { digest } = await lastSeal();
    const forged = await rewritten(cheaper);
    expect(await verified({}, forged)).toMatchObject({ intact: true, comparedWith: null });
    expect(await verified({ seal: digest }, forged)).toMatchObject({
      intact: false,
      fault: 'otherSeal',
      code: sealCode(digest),
    });
  });

  it.each([
    ['its facts', { series: [{ id: 'FT_2026', last: 9 }] }],
    ['the chain', {}],
  ])('names a seal that does not fit %s', async (_, other) => {
    const { length } = await shop.written();
    const change = (type: string, data: Json): Json =>
      type === 'JournalSealed' ? { ...(data as object), ...other } : cheaper(type, data);
    const forged = await rewritten(change, false);
    expect(await verified({}, forged)).toEqual({
      intact: false,
      revision: length - 1,
      fault: 'seal',
    });
  });
});

describe('the files that a journal names', () => {
  const content = Buffer.from('O hotel aceita a factura.');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const blob = { id: 'attachment_A1', fileName: 'carta.txt', contentType: 'text/plain' };

  beforeEach(async () => {
    await shop.done({
      type: 'RecordExpense',
      id: 'POWER',
      categoryId: 'expense_energy',
      description: 'EDM',
      amountMinor: 11_600,
    });
    await shop.blobs.put(shopId, { ...blob, content });
    await shop.done({
      type: 'AttachExpenseFile',
      id: 'POWER',
      attachmentId: 'A1',
      blobId: blob.id,
      name: blob.fileName,
      contentType: blob.contentType,
      size: content.length,
      sha256,
    });
  });

  it('are compared with what it says of them', async () => {
    expect(await verified()).toMatchObject({ intact: true, files: 1 });
  });

  it('are missed, and not taken for others', async () => {
    const { length } = await shop.written();
    const found = { intact: false, revision: length - 1, fault: 'file' };
    await shop.blobs.remove(shopId, blob.id);
    expect(await verified()).toEqual(found);
    await shop.blobs.put(shopId, { ...blob, content: Buffer.from('O hotel recusa a factura.') });
    expect(await verified()).toEqual(found);
  });
});

describe('a file that was made of the books', () => {
  const content = Buffer.from('<AuditFile/>');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const blob = { id: 'fiscal_F1', fileName: 'saft.xml', contentType: 'application/xml' };

  beforeEach(async () => {
    await shop.blobs.put(shopId, { ...blob, content });
    await shop.done({
      type: 'NoteMadeFile',
      id: 'file_1',
      kind: 'fiscalFile',
      blobId: blob.id,
      sha256,
      name: blob.fileName,
      size: content.length,
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });

  it('is compared with what the journal says of it, for as long as it is kept', async () => {
    expect(await verified()).toMatchObject({ intact: true, files: 1 });
    await shop.blobs.remove(shopId, blob.id);
    expect(await verified()).toMatchObject({ intact: true, files: 0 });
  });

  it('is not taken for another', async () => {
    const { length } = await shop.written();
    await shop.blobs.remove(shopId, blob.id);
    await shop.blobs.put(shopId, { ...blob, content: Buffer.from('<Other/>') });
    expect(await verified()).toEqual({ intact: false, revision: length - 1, fault: 'file' });
  });
});
