import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseScreenFormats } from '@balcao/messages';
import { company, session } from '../boot/session-state.js';
import { clockAt, companyDayOf, endOfMinute, showExactInstant, showInstant } from './instants.js';
import { showTime } from './instants.js';

const instant = '2026-11-30T22:05:09.000Z';

function openCompanyIn(timeZone: string): void {
  const user = { id: 'ana', email: 'ana@balcao.example', firstName: 'Ana', lastName: 'Sitoe' };
  const open = { companyId: 'OPEN', companyName: 'Open', nuit: '400005834', country: 'MZ' };
  const companies = [{ ...open, timeZone, role: 'owner', permissions: [] }];
  session.merge({ info: { csrfToken: 'token', user, companies } });
  company.merge({ id: 'OPEN' });
}

afterEach(() => {
  session.merge({ info: null });
  company.merge({ id: null });
});

describe('an instant', () => {
  it('has its day in the format that the person has chosen', () => {
    openCompanyIn('Africa/Maputo');
    chooseScreenFormats({ days: 'dashes' });
    expect(showInstant(instant, 'en')).toBe('01-12-2026, 00:05');
    chooseScreenFormats({});
    expect(showInstant(instant, 'pt')).toBe('01/12/2026, 00:05');
  });

  it.each([
    ['Africa/Maputo', '2026-12-01, 00:05', '2026-12-01', '00:05'],
    ['Europe/Lisbon', '2026-11-30, 22:05', '2026-11-30', '22:05'],
  ])('is told by the clock of the open company, in %s', (timeZone, moment, day, time) => {
    openCompanyIn(timeZone);
    expect(showInstant(instant, 'en')).toBe(moment);
    expect(companyDayOf(instant)).toBe(day);
    expect(showTime(instant, 'pt')).toBe(time);
  });

  it('is written by the clock that is named, as at a till', () => {
    openCompanyIn('Europe/Lisbon');
    expect(showInstant(instant, 'en', 'Africa/Maputo')).toBe('2026-12-01, 00:05');
    const options = { isToTheSecond: true, timeZone: 'Africa/Maputo' };
    expect(showTime(instant, 'en', options)).toBe('00:05:09');
  });

  it.each(['en', 'pt'] as const)('has seconds and zone as a proof wants it, in %s', (language) => {
    openCompanyIn('Africa/Maputo');
    expect(showExactInstant(instant, language)).toMatch(/2026.*00:05:09.*(GMT\+2|CAT)/);
  });
});

describe('the end of a minute', () => {
  it.each([
    ['Africa/Maputo', '2026-11-30', '9:05', '2026-11-30T07:05:59.999Z'],
    ['Africa/Maputo', '2026-11-30', '00:30', '2026-11-29T22:30:59.999Z'],
    ['Europe/Lisbon', '2026-10-25', '23:59', '2026-10-25T23:59:59.999Z'],
    ['Europe/Lisbon', '2026-07-01', '23:59', '2026-07-01T22:59:59.999Z'],
  ])('is that of the clock in %s on %s at %s', (timeZone, day, time, expected) => {
    openCompanyIn(timeZone);
    expect(endOfMinute(day, time)).toBe(expected);
  });
});

describe('the clock at an hour of UTC', () => {
  it.each([
    ['7', 'Africa/Maputo', '09:00'],
    ['23', 'Africa/Maputo', '01:00'],
    ['09', 'Asia/Kolkata', '14:30'],
  ])('of %s is that of %s', (hour, timeZone, expected) => {
    expect(clockAt(hour, timeZone)).toBe(expected);
  });
});
