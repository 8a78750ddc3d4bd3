import { describe, expect, it } from '@jest/globals';
import { settlerName } from './settler-name.js';

describe('what settled a document', () => {
  const t = (key: string): string => `the words of ${key}`;

  it('is named by its number', () => {
    expect(settlerName('RC_2026.17', t)).toBe('RC 2026/17');
  });

  it('is named by what it is where it has no number', () => {
    const refund = '01M84A4EYMWQ21KSA4AF3BD238';
    expect(settlerName(refund, t)).toBe('the words of events.RefundRecorded');
  });
});
