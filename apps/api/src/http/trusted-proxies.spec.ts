import { describe, expect, it } from '@jest/globals';
import { readTrustedProxies } from './trusted-proxies.js';

describe('trusted proxies', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['0', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('are read from %j', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies);
  });

  it.each(['yes', '11', '10.0.0.0/33', 'fd00::/129', 'nginx', '10.0.0.1,', '10.0.0.0/8/8', '-1'])(
    'are not read from %j',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(/^TRUST_PROXY has ".*", neither true, false/);
    },
  );
});
