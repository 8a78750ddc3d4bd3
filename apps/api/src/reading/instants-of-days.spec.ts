import { describe, expect, it } from '@jest/globals';
import { offsetOf } from './instants-of-days.js';

describe('a time zone', () => {
  it('is so many minutes before UTC', () => {
    const at = new Date('2026-03-02T23:30:00.000Z');
    expect(['Africa/Maputo', 'UTC', 'America/New_York'].map((one) => offsetOf(one, at))).toEqual([
      120, 0, -300,
    ]);
  });
});
