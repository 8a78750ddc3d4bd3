import { describe, expect, it } from '@jest/globals';
import { daysOfStep, stepOf } from './steps.js';

const today = '2026-03-07';

describe('the step of a day', () => {
  it.each([
    ['day', '2026-02-28', '2026-02-28'],
    ['week', '2026-03-01', '2026-02-23'],
    ['week', '2026-03-02', '2026-03-02'],
    ['month', '2026-02-28', '2026-02'],
    ['quarter', '2026-10-01', '2026-Q4'],
    ['year', '2026-12-31', '2026'],
  ] as const)('by %s of %s is %s', (step, day, expected) => {
    expect(stepOf(day, step, today)).toBe(expected);
  });

  it.each([
    ['2026-03-07', 'notDue'],
    ['2026-03-06', 'to30'],
    ['2026-02-05', 'to30'],
    ['2026-02-04', 'to60'],
    ['2025-12-07', 'to90'],
    ['2025-12-06', 'over90'],
  ])('by lateness of %s is %s', (dueOn, expected) => {
    expect(stepOf(dueOn, 'lateness', today)).toBe(expected);
  });
});

describe('the days of a step', () => {
  it.each([
    ['week', '2026-02-23', '2026-02-23', '2026-03-01'],
    ['month', '2024-02', '2024-02-01', '2024-02-29'],
    ['quarter', '2026-Q1', '2026-01-01', '2026-03-31'],
    ['year', '2026', '2026-01-01', '2026-12-31'],
  ] as const)('of the %s %s are those that fall into it', (step, value, from, to) => {
    expect(daysOfStep(value, step, today)).toEqual({ from, to });
    expect(stepOf(from, step, today)).toBe(value);
    expect(stepOf(to, step, today)).toBe(value);
  });

  it('of lateness are open where they have no end', () => {
    expect(daysOfStep('notDue', 'lateness', today)).toEqual({ from: '2026-03-07' });
    expect(daysOfStep('to30', 'lateness', today)).toEqual({ from: '2026-02-05', to: '2026-03-06' });
    expect(daysOfStep('over90', 'lateness', today)).toEqual({ to: '2025-12-06' });
  });
});
