import { describe, expect, it } from '@jest/globals';
import { nextCode } from './next-code.js';

describe('the next code', () => {
  it('is the first of an empty register', () => {
    expect(nextCode([], 'C001')).toBe('C001');
  });

  it('follows the highest of those that are written most', () => {
    expect(nextCode(['C018', 'E001', 'C017', 'C016'], 'C001')).toBe('C019');
    expect(nextCode(['C009', 'C010', 'C008'], 'C001')).toBe('C011');
  });

  it('keeps the zeros, and grows beyond them', () => {
    expect(nextCode(['0099', '0098'], 'C001')).toBe('0100');
    expect(nextCode(['99', '98'], 'C001')).toBe('100');
  });

  it('follows a single record', () => {
    expect(nextCode(['C001'], 'C001')).toBe('C002');
  });

  it('is not guessed where codes are names', () => {
    expect(nextCode(['ARZ25', 'OLEO1', 'CAFE'], 'A001')).toBeUndefined();
    expect(nextCode(['RICE', 'OIL'], 'A001')).toBeUndefined();
  });

  it('counts no barcode on', () => {
    expect(nextCode(['6009510800012', 'A002', 'A001'], 'A001')).toBe('A003');
    expect(nextCode(['6009510800012'], 'A001')).toBe('A001');
  });

  it('is not misled by what a till has made', () => {
    expect(nextCode(['C1-4X9K2Q', 'C1-8TQ7R3', 'C004', 'C003'], 'C001')).toBe('C005');
  });
});
