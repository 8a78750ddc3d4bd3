import { describe, expect, it } from '@jest/globals';
import { localTime } from './local-time.js';

describe('an instant in a time zone', () => {
  it('is the local time to the second, whatever was asked before', () => {
    const asked = [
      ['2026-03-02T07:29:59.999Z', 'Africa/Maputo', '2026-03-02T09:29:59'],
      ['2026-03-02T07:30:00.000Z', 'Africa/Maputo', '2026-03-02T09:30:00'],
      ['2026-03-02T07:44:07.120Z', 'Africa/Maputo', '2026-03-02T09:44:07'],
      ['2026-03-02T07:44:07.120Z', 'Asia/Kathmandu', '2026-03-02T13:29:07'],
      ['2026-03-02T22:00:01.000Z', 'Africa/Maputo', '2026-03-03T00:00:01'],
    ] as const;
    for (const [instant, zone, local] of asked) expect(localTime(instant, zone)).toBe(local);
  });

  it('jumps where clocks are put forward', () => {
    expect(localTime('2026-03-29T00:59:59.000Z', 'Europe/Lisbon')).toBe('2026-03-29T00:59:59');
    expect(localTime('2026-03-29T01:00:00.000Z', 'Europe/Lisbon')).toBe('2026-03-29T02:00:00');
  });
});
