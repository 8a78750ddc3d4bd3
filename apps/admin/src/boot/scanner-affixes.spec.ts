import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  keepAffixes,
  keptAffixes,
  keptCode,
  learntAffixes,
  withoutAffixes,
  type ScannerAffixes,
} from './scanner-affixes.js';

const code = '5601234567890';

describe('what a scanner adds to codes', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    Object.assign(globalThis, { localStorage });
  });
  afterEach(() => {
    Object.assign(globalThis, { localStorage: undefined });
  });

  it('is learnt from a code that is known, or not at all', () => {
    expect(learntAffixes(`~A${code}#`, '560 1234 567890')).toEqual({ prefix: '~A', suffix: '#' });
    expect(learntAffixes(code, code)).toEqual({ prefix: '', suffix: '' });
    expect(learntAffixes("QC'157", 'QC-157')).toBeUndefined();
    expect(learntAffixes(code, ' ')).toBeUndefined();
  });

  it('is kept on the device and taken off, where all of it is there', () => {
    expect(withoutAffixes(`~A${code}#`)).toBe(`~A${code}#`);
    expect(keepAffixes({ prefix: '~A', suffix: '#' })).toBe(true);
    expect(withoutAffixes(`~A${code}#`)).toBe(code);
    expect(withoutAffixes(`~A${code}`)).toBe(`~A${code}`);
    expect(withoutAffixes('~A#')).toBe('~A#');
    expect(keepAffixes({ prefix: '', suffix: '' })).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('is taken off codes that are kept, unless they may have been typed by hand', () => {
    keepAffixes({ prefix: '~A', suffix: '' });
    expect(keptCode(`~A${code}`)).toBe(code);
    expect(keptCode(code)).toBe(code);
    keepAffixes({ prefix: '56', suffix: '' });
    expect(keptCode(code)).toBe(code);
  });

  it('is nothing where it cannot be kept, or was damaged', () => {
    kept.set('balcao.scanner', '{');
    const nothing: ScannerAffixes = { prefix: '', suffix: '' };
    expect(keptAffixes()).toEqual(nothing);
    Object.assign(globalThis, { localStorage: undefined });
    expect(keptAffixes()).toEqual(nothing);
    expect(keepAffixes({ prefix: '~', suffix: '' })).toBe(false);
  });
});
