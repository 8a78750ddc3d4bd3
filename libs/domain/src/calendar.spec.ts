import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  firstOfMonth,
  isDay,
  isTimeZone,
  lastDayOf,
  weekdayOf,
  yearOf,
} from './calendar.js';

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

  it('is days after another', () => {
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

  it('is counted to over the changes of clocks elsewhere and over leap days', () => {
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
    expect(daysBetween('2026-11-01', '2027-11-01')).toBe(365);
    expect(daysBetween('2026-11-02', '2026-11-01')).toBe(-1);
  });

  it('has a weekday, from 1 for Monday to 7 for Sunday', () => {
    const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
    expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a month', () => {
  it('begins on its first, over the years both ways', () => {
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
    expect(firstOfMonth('2026-11-21', 2)).toBe('2027-01-01');
    expect(firstOfMonth('2026-01-31', -1)).toBe('2025-12-01');
  });

  it('ends on its last day', () => {
    expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });

  it('leads to the same day of another, or to the last of a shorter one', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: -60, max: 60 }), (days, months) => {
        const day = addDays('1980-01-01', days);
        const reached = addMonths(day, months);
        const date = new Date(Date.UTC(yearOf(day), Number(day.slice(5, 7)) - 1 + months, 1));
        expect(reached.slice(0, 7)).toBe(date.toISOString().slice(0, 7));
        expect(reached === lastDayOf(reached) || reached.slice(8) === day.slice(8)).toBe(true);
        expect(daysBetween(reached, addDays(reached, days))).toBe(days);
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
