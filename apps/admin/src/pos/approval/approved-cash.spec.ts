import { describe, expect, it } from '@jest/globals';
import { exceededBy } from './approved-cash.js';

describe('cash that leaves the drawer', () => {
  const limits = { cashRefundMinor: 0, cashOutMinor: 50_000 };

  it('goes up to the limit of its kind', () => {
    expect(exceededBy({ as: 'out', cashMinor: 50_000 }, limits)).toBeUndefined();
    expect(exceededBy({ as: 'refund', cashMinor: 0 }, limits)).toBeUndefined();
    expect(exceededBy({ as: 'refund', cashMinor: 9_999_900 }, {})).toBeUndefined();
  });

  it('is asked about beyond it', () => {
    expect(exceededBy({ as: 'out', cashMinor: 50_001 }, limits)).toBe(50_000);
    expect(exceededBy({ as: 'refund', cashMinor: 1 }, limits)).toBe(0);
  });
});
