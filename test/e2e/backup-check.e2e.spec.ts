import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BackupAnswer } from '@balcao/contracts';
import { backUp } from '../../apps/api/src/composition/back-up.js';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, owner, type Shop } from './support/shop.js';

const signal = new AbortController().signal;
const checkOf = async (browser: Browser): Promise<BackupAnswer> =>
  (await browser.post('/backup/check')).body as BackupAnswer;

describe('the check of the last backup', () => {
  let shop: Shop;
  let root: string;
  let folder: string;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'balcao-backup-'));
    folder = join(root, 'monday');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const make = () => {
    const { folder: dataDir, now } = shop.server;
    return backUp({ dataDir, folder, now, signal, say: () => undefined });
  };

  it('says that none was made', async () => {
    expect(await checkOf(shop.amelia)).toEqual({});
  });

  it('says when it was made, and that it can be restored', async () => {
    const { madeAt, events } = await make();
    const made = { madeAt, folder, isHere: true };
    expect(await shop.amelia.read('/backup')).toEqual({ made });
    const check = { state: 'readable', at: shop.server.now.toISOString(), madeAt, events };
    expect(await checkOf(shop.amelia)).toEqual({ made, check });
    expect(await shop.amelia.read('/backup')).toEqual({ made, check });
    await shop.amelia.done('/regions', { id: 'GAZA', name: 'Gaza' });
    expect(await checkOf(shop.amelia)).toEqual({ made, check });
  });

  it.each([
    ['events.db', 'events.db: it is not what was backed up.'],
    ['manifest.json', 'manifest.json cannot be read: the backup is damaged.'],
  ])('names a damaged file: %s', async (name, why) => {
    await make();
    writeFileSync(join(folder, name), 'damaged');
    const { check } = await checkOf(shop.amelia);
    expect(check).toMatchObject({ state: 'damaged', why: expect.stringContaining(why) });
  });

  it('says that the folder cannot be read where it was taken away', async () => {
    const { madeAt } = await make();
    renameSync(folder, `${folder}-away`);
    expect(await checkOf(shop.amelia)).toEqual({ made: { madeAt, folder, isHere: false } });
  });

  it('is for owners, who run the server where nobody else is named', async () => {
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    for (const answer of [celeste.get('/backup'), celeste.post('/backup/check')]) {
      expect(await refusal(answer)).toMatchObject({
        status: 403,
        code: 'identity.permissionMissing',
      });
    }
  });

  it.each([
    ['administrators are named', { serviceAdmins: ['chefe@balcao.co.mz'] }, 403],
    ['they are an administrator', { serviceAdmins: [owner.email] }, 403],
    ['anybody may open a company', { identity: { signUp: 'open' } }, 403],
  ] as const)('answers an owner where %s: %#', async (_, changed, status) => {
    const other = await openStockedShop(changed);
    expect((await other.amelia.post('/backup/check')).status).toBe(status);
    await other.server.end();
  });
});
