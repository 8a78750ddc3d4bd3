import { describe, expect, it } from '@jest/globals';
import { company, session } from '../boot/session-state.js';
import { addDays, dayAt, parseTypedDay, showDay, today } from './days.js';

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

describe('today', () => {
  const late = new Date('2026-11-22T22:30:00Z');

  it('is a day further east sooner', () => {
    expect(dayAt(late, 'Africa/Maputo')).toBe('2026-11-23');
    expect(dayAt(late, 'Europe/Lisbon')).toBe('2026-11-22');
  });

  it('is that of the open company, wherever the browser is', () => {
    const ends = { east: 'Pacific/Apia', west: 'Pacific/Pago_Pago' };
    const companies = Object.entries(ends).map(([companyId, timeZone]) => ({
      companyId,
      timeZone,
      companyName: companyId,
      nuit: '400005834',
      country: 'MZ',
      role: 'owner',
      permissions: [],
    }));
    const user = { id: 'ana', email: 'ana@balcao.example', firstName: 'Ana', lastName: 'Sitoe' };
    session.merge({ info: { csrfToken: 'token', user, companies } });
    company.merge({ id: 'east' });
    const inTheEast = today();
    company.merge({ id: 'west' });
    // A whole day apart: it is never the same day at both ends.
    expect(today() < inTheEast).toBe(true);
    session.merge({ info: null });
  });
});

describe('the day that many days later', () => {
  it('crosses months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
