import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laneHash, type UnchainedEntry } from './pos/lane-hash.js';
import { sha256 } from './sha256.js';

const ofNode = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('SHA-256 in the domain', () => {
  it('equals that of the platform for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(ofNode(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is what FIPS 180-4 says it is', () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(sha256('abc')).toBe(abc);
  });

  it('chains an entry of a till as it always has', () => {
    const entry = {
      sequence: 2,
      at: '2026-03-02T06:00:00.000Z',
      note: 'Balcão "1"',
      gone: undefined,
    };
    const written = '{"at":"2026-03-02T06:00:00.000Z","note":"Balcão \\"1\\"","sequence":2}';
    expect(laneHash(entry as unknown as UnchainedEntry)).toBe(ofNode(written));
  });
});
