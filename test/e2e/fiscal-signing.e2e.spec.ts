import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiscalCheckAnswer, FiscalSettingsAnswer, SeriesRow } from '@balcao/contracts';
import type { DocumentIssuedData } from '@balcao/domain';
import { refusal, type Browser } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { fiscalFileMade } from './support/fiscal-files.js';

const year = { from: '2026-01-01', to: '2026-12-31' } as const;
const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('documents signed at issue', () => {
  let folder: string;
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-keys-'));
    await writeFile(join(folder, '1.pem'), newKey());
    shop = await openStockedShop({ signingKeysDir: folder });
    ({ amelia } = shop);
  });
  afterAll(async () => {
    await shop.server.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function issued(): Promise<readonly DocumentIssuedData[]> {
    const events = await shop.server.events(`journal-${amelia.company}`);
    return events.flatMap(({ type, data }) =>
      type === 'DocumentIssued' ? [data as DocumentIssuedData] : [],
    );
  }

  async function checkedFile(): Promise<FiscalCheckAnswer> {
    const { id } = await fiscalFileMade(amelia, { kind: 'saft-mz', ...year });
    const { text } = await amelia.get(`/fiscal/files/${id}/file`).buffer(true);
    const checked = await amelia.file('/fiscal/check', Buffer.from(text)).type('application/xml');
    return checked.body as FiscalCheckAnswer;
  }

  it('carry the chain of their series, which the file proves, over a change of the key', async () => {
    await amelia.done('/documents/S1/issue', twoSacks);
    await amelia.done('/fiscal/settings', { signatureMode: 'rsa-sha1' });
    await amelia.done('/documents/S2/issue', twoSacks);
    await amelia.done('/documents/S3/issue', twoSacks);
    await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Erro' });
    const [unsigned, first, second] = await issued();
    expect(unsigned).not.toHaveProperty('signature');
    expect(first?.signature).toMatchObject({ mode: 'rsa-sha1', control: '1', previous: '' });
    expect(second?.signature?.previous).toBe(first?.signature?.hash);
    expect(second?.signature?.hash).toMatch(/^[\w+/]{171}=$/);
    expect(second?.signature?.characters).toHaveLength(4);

    await writeFile(join(folder, '2.pem'), newKey());
    await shop.server.stop();
    await shop.server.start();
    const settings = (await amelia.read('/fiscal/settings')) as FiscalSettingsAnswer;
    expect(settings).toMatchObject({ signatureMode: 'rsa-sha1', keys: ['1', '2'], country: 'MZ' });
    expect(settings.series.find(({ id }) => id === 'FT_2026')?.isSigned).toBe(true);
    const last = await amelia.done('/documents/S4/issue', twoSacks);
    const [, , , third] = await issued();
    expect(third?.signature).toMatchObject({ control: '2', previous: second?.signature?.hash });
    const rows = await amelia.rows<SeriesRow>('/series', last);
    expect(rows.find(({ id }) => id === 'FT_2026')?.isSigned).toBe(true);

    expect(await checkedFile()).toMatchObject({
      errors: 0,
      // The first one is of before the company signed.
      problems: [{ code: 'signature.none', severity: 'warning' }],
      signatures: { valid: 3, unproved: 0 },
    });
  });

  it('are not turned off in the midst of a series, and not on without the key', async () => {
    expect(await refusal(amelia.post('/fiscal/settings', { signatureMode: 'off' }))).toMatchObject({
      status: 409,
      code: 'fiscal.seriesSigned',
    });
    const other = { signatureMode: 'rsa-sha256', signatureKey: '9' };
    expect(await refusal(amelia.post('/fiscal/settings', other))).toMatchObject({
      status: 409,
      code: 'fiscal.keyMissing',
    });
  });

  it('keep no key in the journal', async () => {
    const events = await shop.server.events(`journal-${amelia.company}`);
    expect(JSON.stringify(events)).not.toContain('PRIVATE KEY');
  });
});
