import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Secrets } from '../identity/secrets.js';
import { readIdentitySettings } from '../identity/identity-settings.js';
import { CompanyIds } from './company-ids.js';

const installation = (): CompanyIds => {
  const settings = { ...readIdentitySettings({}), secretsKey: randomBytes(32) };
  const sources = { clock: () => new Date(), newId: () => 'unused' };
  return new CompanyIds(new Secrets({ settings, dataDir: 'none' }), sources);
};

describe('the id of a company', () => {
  const ids = installation();

  it('is the same when its command is sent again', () => {
    expect(ids.of('amelia', 'key-1')).toBe(ids.of('amelia', 'key-1'));
    expect(ids.of('amelia', 'key-1')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another for another command, person or installation', () => {
    const others = [
      ids.of('amelia', 'key-2'),
      ids.of('rui', 'key-1'),
      ids.of('amelia,key', '1'),
      installation().of('amelia', 'key-1'),
    ];
    expect(new Set([ids.of('amelia', 'key-1'), ...others]).size).toBe(5);
  });
});
