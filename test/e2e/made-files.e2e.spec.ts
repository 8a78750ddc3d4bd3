import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tellPaper, verifyPack, type PackFiles } from '@balcao/verifier';
import { fileOf } from './support/files.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { packMade } from './support/packs.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('a fiscal file that was handed out', () => {
  let shop: Shop;
  let pack: PackFiles;
  let saft: Uint8Array;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/D1/issue', twoSacks);
    const february = { kind: 'saft-mz', from: '2026-02-01', to: '2026-02-28' } as const;
    const { id } = await fiscalFileMade(amelia, february);
    saft = await fileOf(amelia.get(`/fiscal/files/${id}/file`));
    const year = { from: '2026-01-01', to: '2026-12-31', withPapers: false };
    pack = await packMade(amelia, year);
  });
  afterAll(() => shop.server.end());

  it('is known to the journal of a later pack, and a changed one is not', () => {
    expect(verifyPack(pack).verdict).toBe('fits');
    expect(tellPaper(pack, saft)).toMatchObject({ how: 'made' });
    const changed = Uint8Array.from(saft);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(tellPaper(pack, changed)).toBeUndefined();
  });

  it('is recorded in the journal with its period and the last event, and so is the pack', async () => {
    const events = await shop.server.events('journal-MERCEARIA');
    const made = events.filter(({ type }) => type === 'FileMade').map(({ data }) => data);
    expect(made).toMatchObject([
      { kind: 'fiscalFile', from: '2026-02-01', to: '2026-02-28', size: saft.length },
      { kind: 'inspectionPack', from: '2026-01-01', revision: expect.any(Number) },
    ]);
  });
});
