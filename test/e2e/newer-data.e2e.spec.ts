import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainHash, metadataOf } from '@balcao/journal';
import { refusal } from './support/browser.js';
import { openStockedShop, twoSacks } from './support/shop.js';
import { until } from './support/until.js';

const stream = 'journal-MERCEARIA';

describe('data that a newer version has written', () => {
  let shop: Awaited<ReturnType<typeof openStockedShop>>;
  beforeAll(async () => {
    shop = await openStockedShop();
    await record('LoyaltyPointsGranted');
    await shop.server.stop();
    await shop.server.start();
  });
  afterAll(() => shop.server.end());

  /** An event of a kind that this version does not know, in its place in the chain. */
  async function record(type: string): Promise<void> {
    const { events } = shop.server.api.backend;
    const before = await events.last(stream);
    if (before === undefined) throw new Error('the shop has no journal');
    const { hash, ...last } = metadataOf(before);
    const { actorId, companyId, recordedAt } = last;
    const metadata = { actorId, companyId, commandId: 'X1', recordedAt, schemaVersion: 1 };
    const made = { type, data: { points: 5 }, metadata };
    const chained = { ...metadata, hash: chainHash(hash, made) };
    await events.append(
      stream,
      [{ ...made, id: randomUUID(), metadata: chained }],
      before.revision,
    );
  }

  it('are refused as such, whatever is asked of the company', async () => {
    const { amelia } = shop;
    const newer = { status: 503, code: 'request.newerData' };
    expect(await refusal(amelia.post('/documents/D1/issue', twoSacks))).toMatchObject(newer);
    for (const list of ['/documents', '/clients', '/articles']) {
      expect(await refusal(amelia.get(list))).toMatchObject(newer);
    }
  });

  it('leave the server unready, and say so', async () => {
    const { amelia } = shop;
    await until(async () => (await amelia.get('/ready')).status === 503);
    expect((await amelia.get('/ready')).body).toMatchObject({
      isReady: false,
      problems: [
        expect.stringMatching('LoyaltyPointsGranted was written by a newer version of the product'),
      ],
    });
  });
});
