import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPack, type PackFiles } from '@balcao/verifier';
import { packMade } from './support/packs.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

/** `BALCAO_PACK_DOCUMENTS=100000` issues as many; the ordinary run takes some seconds. */
const documentsMany = Number.parseInt(process.env['BALCAO_PACK_DOCUMENTS'] ?? '200', 10);
const patienceMs = 120_000 + documentsMany * 30;
/** What checking the pack may take. */
const checkedWithinMs = 60_000;
const atOnce = 50;

describe('a pack of many documents', () => {
  let shop: Shop;
  let pack: PackFiles;

  beforeAll(async () => {
    shop = await openStockedShop();
    for (let from = 0; from < documentsMany; from += atOnce) {
      const some = Array.from(
        { length: Math.min(atOnce, documentsMany - from) },
        (_, index) => `D${from + index}`,
      );
      await Promise.all(
        some.map((draft) => shop.amelia.done(`/documents/${draft}/issue`, twoSacks)),
      );
    }
    pack = await packMade(shop.amelia, { from: '2026-01-01', to: '2026-12-31', withPapers: false });
  }, patienceMs);
  afterAll(() => shop.server.end());

  it(
    'is checked within a minute',
    () => {
      const startedAt = performance.now();
      const report = verifyPack(pack);
      expect(performance.now() - startedAt).toBeLessThan(checkedWithinMs);
      expect(report).toMatchObject({ verdict: 'fits' });
    },
    patienceMs,
  );
});
