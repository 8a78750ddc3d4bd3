import type { Report } from './report.js';

/** One treasury account: what came and went, with what was on it after each. */
export const treasuryStatementReport = {
  name: 'treasury_statement',
  topic: 'money',
  collection: 'treasury_entries',
  isWorkedOut: true,
  needs: 'accountId',
  permission: 'treasury.view',
  day: 'on',
  where: {},
  sums: ['amountMinor'],
  main: 'amountMinor',
  columns: [
    { field: 'on', kind: 'day', isUnsorted: true },
    { field: 'kind', kind: 'state', isUnsorted: true },
    { field: 'reference', kind: 'text', isUnsorted: true },
    { field: 'description', kind: 'text', isUnsorted: true },
    { field: 'amountMinor', kind: 'money', isUnsorted: true },
    { field: 'runningMinor', kind: 'money', isUnsorted: true },
  ],
  filters: [{ field: 'accountId', kind: 'account' }],
  dimensions: [
    { name: 'kind', field: 'kind' },
    { name: 'month', field: 'on', step: 'month' },
    { name: 'day', field: 'on', step: 'day' },
  ],
  sort: ['on', 'asc'],
} as const satisfies Report;

/** The credits that the company pays its plan with: what was bought, and what it went for. */
export const creditsReport = {
  name: 'credits',
  topic: 'service',
  collection: 'subscription',
  isWorkedOut: true,
  permission: 'billing.view',
  day: 'on',
  isOfAllDays: true,
  where: {},
  sums: ['amountMinor'],
  main: 'amountMinor',
  columns: [
    { field: 'on', kind: 'day', isUnsorted: true },
    { field: 'kind', kind: 'state', isUnsorted: true },
    { field: 'description', kind: 'text', isUnsorted: true },
    { field: 'amountMinor', kind: 'money', isUnsorted: true },
    { field: 'runningMinor', kind: 'money', isUnsorted: true },
  ],
  filters: [],
  dimensions: [
    { name: 'kind', field: 'kind' },
    { name: 'month', field: 'on', step: 'month' },
  ],
  sort: ['on', 'desc'],
} as const satisfies Report;
