import { describe, expect, it } from '@jest/globals';
import { addDays, parseTypedDay, showDay, showExactInstant } from './days.js';

describe('a day as typed', () => {
  it.each([
    ['30/11/2026', '2026-11-30'],
    ['3-1-26', '2026-01-03'],
    ['2026-11-30', '2026-11-30'],
    ['30112026', '2026-11-30'],
    [' 1.2.2027 ', '2027-02-01'],
  ])('%s is %s', (typed, day) => {
    expect(parseTypedDay(typed)).toBe(day);
  });

  it.each(['31/02/2026', '2026-13-01', 'tomorrow', '', '1/2'])('%j is none', (typed) => {
    expect(parseTypedDay(typed)).toBeUndefined();
  });
});

describe('a day for reading', () => {
  it('is written day first in Portuguese', () => {
    expect(showDay('2026-11-30', 'pt')).toBe('30/11/2026');
  });
});

describe('an instant as a proof wants it', () => {
  it.each(['en', 'pt'] as const)('has its seconds and the zone of its clock, in %s', (language) => {
    expect(showExactInstant('2026-11-30T12:05:09.000Z', language)).toMatch(
      /2026.*\d{2}:05:09.*(UTC|GMT|[A-Z]{3})/,
    );
  });
});

describe('the day that many days later', () => {
  it('crosses months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
