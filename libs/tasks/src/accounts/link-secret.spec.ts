import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';
import { Sealing } from '../secrets/index.js';
import { linkSecretOf, readLinkToken } from './link-secret.js';

const secrets = new Sealing(() => Buffer.alloc(32, 7));

describe('the secret of a link', () => {
  it('names its account, and is kept as a hash', () => {
    const { token, tokenHash } = linkSecretOf(secrets, 'mail1', 'ana');
    expect(readLinkToken(token)).toEqual({ userId: 'ana', tokenHash });
    expect(token).not.toContain(tokenHash);
  });

  it('is the same for the same mail, and another for each other one', () => {
    const hashOf = (mail: string, user: string, key = secrets) =>
      linkSecretOf(key, mail, user).tokenHash;
    expect(hashOf('mail1', 'ana')).toBe(hashOf('mail1', 'ana'));
    const other = new Sealing(() => Buffer.alloc(32, 8));
    const others = [hashOf('mail2', 'ana'), hashOf('mail1', 'rui'), hashOf('mail1', 'ana', other)];
    expect(new Set([hashOf('mail1', 'ana'), ...others]).size).toBe(4);
  });

  it.each(['', 'ana', 'ana.short', `a-b.${'x'.repeat(43)}`])('is none in %j', (token) => {
    expect(readLinkToken(token)).toBeUndefined();
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    ['till-app/2', 'till-app/2'],
    ['', '?'],
  ])('that says %j is shown as %s', (userAgent, shown) => {
    expect(deviceName(userAgent)).toBe(shown);
  });
});
