import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill } from '../testing/index.js';
import { isLate, lateSince } from './late-shift.js';

const opened = { state: 'open', on: '2026-03-02', openedAt: '2026-03-02T20:00:00.000Z' };

/** Whether the shift is late at an instant, in a company with these settings. */
function late(now: string, today: string, after: object = {}, shift = opened): boolean {
  const past = { type: 'SettingsChanged', data: { id: 'company', before: {}, after } } as const;
  const { books } = new Trading([...aShopWithTill(), past]);
  return isLate(shift, lateSince(books.companies.settings.get(), { now, today }));
}

describe('a shift that is not closed', () => {
  it('is late once its day is over, where the company sets no hours', () => {
    expect(late('2026-03-02T21:59:59.999Z', '2026-03-02')).toBe(false);
    expect(late('2026-03-02T22:00:00.000Z', '2026-03-03')).toBe(true);
  });

  it('is late after the hours that the company sets, across midnight and within the day', () => {
    const hours = { shiftHours: 8 };
    expect(late('2026-03-03T03:00:00.000Z', '2026-03-03', hours)).toBe(false);
    expect(late('2026-03-03T04:00:00.000Z', '2026-03-03', hours)).toBe(false);
    expect(late('2026-03-03T04:00:00.001Z', '2026-03-03', hours)).toBe(true);
  });

  it('is none once it is closed', () => {
    const closed = { ...opened, state: 'closed' };
    expect(late('2026-05-01T08:00:00.000Z', '2026-05-01', {}, closed)).toBe(false);
  });
});
