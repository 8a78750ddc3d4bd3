import type { Report } from './report.js';

/** The shifts of the tills: what was sold, what should have been there, and what was. */
export const shiftsReport = {
  name: 'shift_reports',
  topic: 'tills',
  collection: 'shifts',
  permission: 'pos.viewExpected',
  day: 'on',
  where: {},
  sums: ['salesMinor', 'expectedMinor', 'countedMinor', 'differenceMinor'],
  main: 'salesMinor',
  columns: [
    { field: 'number', kind: 'text' },
    { field: 'on', kind: 'day' },
    { field: 'cashRegisterId', kind: 'text', isUnsorted: true, names: 'cash_registers' },
    { field: 'operator', kind: 'text' },
    { field: 'openedAt', kind: 'instant', isHidden: true },
    { field: 'closedAt', kind: 'instant', isHidden: true },
    { field: 'state', kind: 'state' },
    { field: 'floatMinor', kind: 'money', isHidden: true },
    { field: 'salesMinor', kind: 'money' },
    { field: 'expectedMinor', kind: 'money' },
    { field: 'countedMinor', kind: 'money' },
    { field: 'differenceMinor', kind: 'money' },
  ],
  filters: [
    { field: 'cashRegisterId', kind: 'register' },
    { field: 'state', kind: 'choice', choices: ['open', 'notClosed', 'closed'] },
  ],
  dimensions: [
    { name: 'register', field: 'cashRegisterId', names: 'cash_registers' },
    { name: 'operator', field: 'operator' },
    { name: 'month', field: 'on', step: 'month' },
    { name: 'week', field: 'on', step: 'week' },
    { name: 'day', field: 'on', step: 'day' },
  ],
  sort: ['on', 'desc'],
} as const satisfies Report;
