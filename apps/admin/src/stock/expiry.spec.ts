import { describe, expect, it } from '@jest/globals';
import { expiryOf } from './expiry.js';

describe('the expiry of a batch', () => {
  it('is past from the day after', () => {
    expect(expiryOf('2026-11-20', '2026-11-21')).toBe('expired');
    expect(expiryOf('2026-11-21', '2026-11-21')).toBe('expiring');
  });

  it('is near for thirty days', () => {
    expect(expiryOf('2026-12-21', '2026-11-21')).toBe('expiring');
    expect(expiryOf('2026-12-22', '2026-11-21')).toBeUndefined();
  });
});
