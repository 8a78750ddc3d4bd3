import { describe, expect, it } from '@jest/globals';
import { groupLabel } from './group-label.js';

const inMaputo = { language: 'pt', timeZone: 'Africa/Maputo', today: '2026-03-02' } as const;

describe('a group in a file', () => {
  it.each([
    ['weekday', '1', 'segunda-feira'],
    ['hour', '7', '09:00'],
    ['hour', '23', '01:00'],
    ['month', '2026-03', '2026-03'],
    ['weekday', '', ''],
  ])('by %s of %s is called %s', (name, id, expected) => {
    expect(groupLabel({ name }, { id, label: id }, inMaputo)).toBe(expected);
  });
});
