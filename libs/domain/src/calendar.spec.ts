import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayIn, isDay, isTimeZone, yearOf } from './calendar.js';

describe('a calendar day', () => {
  it('exists', () => {
    expect(['2026-02-28', '2024-02-29', '2000-02-29'].every(isDay)).toBe(true);
    const none = ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '26-02-01', '2026/02/01'];
    expect(none.filter(isDay)).toEqual([]);
    expect(['2026-2-1 ', '', 'yesterday!', '2026-02-0x'].filter(isDay)).toEqual([]);
  });

  it('has a year', () => {
    expect(yearOf('2026-02-28')).toBe(2026);
  });

  it('lies days after another', () => {
    expect(addDays('2026-03-02', 30)).toBe('2026-04-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-01-01', 0)).toBe('2026-01-01');
  });

  it('is reached again by going there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.nat(3650), (start, days) => {
        const from = addDays('1970-01-01', start);
        expect(isDay(from)).toBe(true);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });
});

describe('the day of an instant', () => {
  it('is that of the time zone', () => {
    expect(dayIn('Africa/Maputo', '2026-03-02T21:59:59.999Z')).toBe('2026-03-02');
    expect(dayIn('Africa/Maputo', '2026-03-02T22:00:00.000Z')).toBe('2026-03-03');
    expect(dayIn('UTC', '2026-03-02T22:00:00.000Z')).toBe('2026-03-02');
    expect(dayIn('Asia/Kathmandu', '2026-03-02T18:15:00.000Z')).toBe('2026-03-03');
  });

  it('needs a time zone that is known', () => {
    expect(isTimeZone('Africa/Maputo')).toBe(true);
    expect(isTimeZone('Africa/Atlantis')).toBe(false);
  });
});
