import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';
import { mintLinkSecret, readLinkToken } from './link-secret.js';

describe('the secret of a link', () => {
  it('names its account, and is kept as a hash', () => {
    const { token, tokenHash } = mintLinkSecret('ana');
    expect(readLinkToken(token)).toEqual({ userId: 'ana', tokenHash });
    expect(token).not.toContain(tokenHash);
  });

  it('is another one each time', () => {
    expect(mintLinkSecret('ana').tokenHash).not.toBe(mintLinkSecret('ana').tokenHash);
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
