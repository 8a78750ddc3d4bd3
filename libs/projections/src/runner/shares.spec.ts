import { describe, expect, it } from '@jest/globals';
import { shareCount, shareOf, shareOfId } from './shares.js';

describe('the share of an event', () => {
  it("is its company's, for the company's drafts and journal alike", () => {
    const share = shareOfId('MERCEARIA');
    expect(shareOf({ stream: 'journal-MERCEARIA', metadata: {} })).toBe(share);
    expect(shareOf({ stream: 'draft-D1', metadata: { companyId: 'MERCEARIA' } })).toBe(share);
    expect(shareOf({ stream: 'subscription-MERCEARIA', metadata: null })).toBe(share);
  });

  it('is the same on every machine, in every version', () => {
    expect(['MERCEARIA', 'PADARIA', 'DEMO', ''].map(shareOfId)).toEqual([26, 3, 22, 5]);
  });

  it('spreads companies over all shares', () => {
    const counts = new Array<number>(shareCount).fill(0);
    for (let company = 0; company < 3_200; company += 1) {
      const share = shareOfId(`01JMQ2${String(company).padStart(20, '0')}`);
      counts[share] = (counts[share] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(140);
  });
});
