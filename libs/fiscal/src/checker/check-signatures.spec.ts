import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { angola, portugal } from '../saft/index.js';
import { keyVersion, signerOf, type KeyRing } from '../signatures/index.js';
import { check, cornerShop, fileOf } from '../testing/index.js';
import { itOnPublished } from '../../../../test/published.js';

describe('signatures in a file', () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keys: KeyRing = { versions: [keyVersion('1', pem)] };

  it.each([portugal, angola])('are proved with the key of $country', async (profile) => {
    const text = await fileOf(profile, cornerShop(profile.country, signerOf('rsa-sha1', keys)));
    const { problems, summary } = await check(text, { keys });
    expect(problems).toEqual([]);
    expect(summary.signatures).toEqual({ valid: 8, unproved: 0 });
  });

  it('stay unproved without it', async () => {
    const text = await fileOf(portugal, cornerShop('PT', signerOf('rsa-sha1', keys)));
    const { problems, summary } = await check(text);
    expect(problems).toEqual([]);
    expect(summary.signatures).toEqual({ valid: 0, unproved: 8 });
  });
});

describe('the published sample of purchases', () => {
  const name = 'assoft_SAFT_AO_PurchaseInvoices.xml';

  itOnPublished(name, 'is read by the rules of Angola', async (sample) => {
    const { problems, summary } = await check(sample);
    expect(summary.documents).toEqual({ PurchaseInvoices: 2 });
    expect(problems.filter(({ code }) => code.startsWith('schema.'))).toEqual([]);
  });
});
