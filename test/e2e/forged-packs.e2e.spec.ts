import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportLines, verifyPack, type PackFiles } from '@balcao/verifier';
import { alter, listAgain, type Files } from './support/forging.js';
import { forgeries, rewritten } from './support/forgeries.js';
import { packMade } from './support/packs.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const year = { from: '2026-01-01', to: '2026-12-31', withPapers: true };
const advance = {
  documentTypeId: 'RC',
  partyId: hotel.id,
  isAdvance: true,
  rows: [{ methodId: 'method_cash', amountMinor: 1_000 }],
};

describe('a forged inspection pack', () => {
  let folder: string;
  let shop: Shop;
  let pack: PackFiles;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-keys-'));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(join(folder, '1.pem'), pem);
    shop = await openStockedShop({ signingKeysDir: folder });
    const { amelia } = shop;
    await amelia.done('/fiscal/settings', { signatureMode: 'rsa-sha1' });
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/payments', advance);
    await amelia.done('/seals', {});
    await amelia.done('/documents/D3/issue', twoSacks);
    await amelia.done('/documents/FT_2026.3/cancel', { reason: 'Duplicated' });
    await amelia.done('/documents/D4/issue', twoSacks);
    pack = await packMade(amelia, year);
  });
  afterAll(async () => {
    await shop.server.end();
    await rm(folder, { recursive: true, force: true });
  });

  const found = (files: PackFiles, outside?: string) =>
    verifyPack(files, outside).checks.flatMap(({ findings }) => findings);

  it('is distinguished from a genuine one, whose signatures are all checked', () => {
    expect(found(pack)).toEqual([]);
    const looked = verifyPack(pack).checks.map((one) => [one.check, one.looked]);
    expect(Object.fromEntries(looked)).toMatchObject({ signatures: 4, papers: 4 });
  });

  it.each(Object.entries(forgeries))('is noticed by its %s', (_name, [forge, code, item]) => {
    const files: Files = new Map(pack);
    forge(files);
    listAgain(files);
    const named = { code, item: expect.stringMatching(item) };
    expect(found(files)).toContainEqual(expect.objectContaining(named));
  });

  it('is noticed by its list, where a file was changed and the list was not', () => {
    const files: Files = new Map(pack);
    alter(files, 'verify.html', '</body>', '<p></p></body>');
    expect(found(files)).toContainEqual(
      expect.objectContaining({ code: 'fileChanged', item: 'verify.html' }),
    );
  });

  it.each(Object.entries(rewritten))(
    'is noticed by a seal from outside only, and says so, with %s',
    (_name, forge) => {
      const { lastSeal } = verifyPack(pack);
      const files: Files = new Map(pack);
      forge(files);
      const report = verifyPack(files);
      expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
      expect(reportLines(report, 'en').at(-1)).toContain('No outside seal was compared');
      expect(found(files, lastSeal?.code)).toContainEqual(
        expect.objectContaining({ code: 'sealOutside', item: lastSeal?.code }),
      );
    },
  );
});
