import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobNotFound } from '@balcao/blobs';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { printBatchBlob, printBatchOrder, type DocumentOfBatch } from './print-batch-order.js';
import { makePrintBatch } from './print-batch.js';

const now = new Date('2026-03-02T08:00:00.000Z');
const who = { companyId: shopId, actorId: 'amina' };
const rice = {
  description: 'Arroz 25 kg',
  unit: 'saco',
  quantity: '2',
  unitPrice: '1250.00',
  vatId: 'vat_NOR',
};
const first = { id: 'FT_2026.1', reference: 'FT 2026/1' };
const second = { id: 'FT_2026.2', reference: 'FT 2026/2' };
const missing = { id: 'FT_2026.9', reference: 'FT 2026/9' };

describe('a batch of documents on paper', () => {
  let ground: ShopGround;

  beforeEach(async () => {
    ground = await openShopGround();
    await ground.done({
      type: 'RegisterParty',
      id: 'hotel',
      acceptNuitWarning: true,
      fields: {
        code: 'C001',
        name: 'Hotel Índico',
        country: 'MZ',
        nuit: '400339910',
        isClient: true,
        isSupplier: false,
      },
    });
    for (const draftId of ['draft1', 'draft2']) {
      await ground.done({
        type: 'IssueDocument',
        draftId,
        documentTypeId: 'FT',
        clientId: 'hotel',
        paymentTermsDays: 30,
        lines: [rice],
      });
    }
  });
  afterEach(() => ground.end());

  const made = (documents: readonly DocumentOfBatch[], signal?: AbortSignal) => {
    const journals = ground.node();
    const make = makePrintBatch({ journals, blobs: ground.blobs, clock: () => now });
    const order = { kind: 'documents', documents } as const;
    return make(runOf(printBatchOrder('batch', who, order), signal));
  };
  const printed = async () =>
    (await ground.written()).flatMap((event) =>
      event.type === 'DocumentPrinted' ? [`${event.data.id} ${event.data.copy}`] : [],
    );
  const file = async (): Promise<string> => {
    const { content } = await ground.blobs.get(shopId, printBatchBlob('batch'));
    return (await buffer(Readable.from(content))).toString('latin1');
  };

  it('has every document that there is, and names the one that there is not', async () => {
    expect(await made([first, missing, second])).toMatchObject({
      printed: 2,
      originals: 2,
      refusedCount: 1,
      refused: [{ reference: 'FT 2026/9', problem: { code: 'document.notFound' } }],
    });
    expect((await file()).slice(0, 5)).toBe('%PDF-');
    expect(await printed()).toEqual(['FT_2026.1 original', 'FT_2026.2 original']);
  });

  it('makes no file of documents that are all refused', async () => {
    const unseen = { ...first, isUnseen: true } as const;
    expect(await made([unseen, missing])).toMatchObject({ printed: 0, refusedCount: 2 });
    await expect(file()).rejects.toThrow(BlobNotFound);
    expect(await printed()).toEqual([]);
  });

  it('that is called off hands out nothing, wherever it was', async () => {
    const calledOff = new AbortController();
    calledOff.abort(new Error('called off'));
    await expect(made([first, second], calledOff.signal)).rejects.toThrow('called off');
    const underWay = new AbortController();
    const journals = ground.node();
    const make = makePrintBatch({ journals, blobs: ground.blobs, clock: () => now });
    const run = runOf(
      printBatchOrder('batch', who, { kind: 'documents', documents: [first, second] }),
      underWay.signal,
    );
    const stopping = {
      ...run,
      progress: () => {
        underWay.abort(new Error('called off under way'));
      },
    };
    await expect(make(stopping)).rejects.toThrow('called off under way');
    expect(await printed()).toEqual([]);
    await expect(file()).rejects.toThrow(BlobNotFound);
  });

  it('counts no copy twice when it is done again', async () => {
    await made([first]);
    await made([first]);
    expect(await printed()).toEqual(['FT_2026.1 original']);
  });
});
