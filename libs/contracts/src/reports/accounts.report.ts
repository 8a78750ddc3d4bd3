import { ledgerJournals } from '../accounting.js';
import type { Report, ReportColumn, ReportDimension, ReportFilter } from './report.js';

const entries = {
  topic: 'accounts',
  collection: 'ledger_entries',
  permission: 'accounting.view',
  day: 'on',
  where: {},
} as const;

const account: ReportFilter = { field: 'account', kind: 'ledgerAccount' };
const journal: ReportFilter = { field: 'journal', kind: 'choice', choices: ledgerJournals };
const warehouse: ReportFilter = { field: 'warehouseId', kind: 'warehouse' };

const ofEntry: readonly ReportColumn[] = [
  { field: 'on', kind: 'day', isUnsorted: true },
  { field: 'journal', kind: 'word', isUnsorted: true },
  { field: 'reference', kind: 'text', isUnsorted: true },
  { field: 'account', kind: 'text', isUnsorted: true },
  { field: 'partyId', kind: 'text', isUnsorted: true, names: 'parties' },
  { field: 'warehouseId', kind: 'text', isHidden: true, isUnsorted: true, names: 'warehouses' },
  { field: 'debitMinor', kind: 'money', isUnsorted: true },
  { field: 'creditMinor', kind: 'money', isUnsorted: true },
];

const periods: readonly ReportDimension[] = [
  { name: 'month', field: 'on', step: 'month' },
  { name: 'day', field: 'on', step: 'day' },
];

/** Every line of every entry, in the order of the company's journal. */
export const ledgerJournalReport = {
  ...entries,
  name: 'ledger_journal',
  sums: ['debitMinor', 'creditMinor'],
  main: 'debitMinor',
  columns: ofEntry,
  filters: [account, journal, { field: 'partyId', kind: 'client' }, warehouse],
  dimensions: [
    { name: 'account', field: 'account', isOfLedger: true },
    { name: 'journal', field: 'journal' },
    { name: 'warehouse', field: 'warehouseId', names: 'warehouses' },
    { name: 'party', field: 'partyId', names: 'parties' },
    ...periods,
  ],
  sort: ['id', 'asc'],
} as const satisfies Report;

/** What exchange rates and the rounding of cash have gained and lost, however it was posted. */
export const exchangeDifferencesReport = {
  ...entries,
  name: 'exchange_differences',
  where: {
    account: {
      $in: ['exchangeGains', 'exchangeLosses', 'cashRoundingGains', 'cashRoundingLosses'],
    },
  },
  sums: ['creditMinor', 'debitMinor'],
  main: 'creditMinor',
  columns: [
    { field: 'on', kind: 'day', isUnsorted: true },
    { field: 'journal', kind: 'word', isUnsorted: true },
    { field: 'reference', kind: 'text', isUnsorted: true },
    { field: 'account', kind: 'text', isUnsorted: true },
    { field: 'creditMinor', kind: 'money', isUnsorted: true },
    { field: 'debitMinor', kind: 'money', isUnsorted: true },
  ],
  filters: [journal],
  dimensions: [
    { name: 'account', field: 'account', isOfLedger: true },
    { name: 'journal', field: 'journal' },
    ...periods,
  ],
  sort: ['on', 'asc'],
  firstBy: 'account',
} as const satisfies Report;

/** One account: its lines, with its balance after each. */
export const ledgerAccountReport = {
  ...entries,
  name: 'ledger_account',
  isWorkedOut: true,
  needs: 'account',
  sums: ['debitMinor', 'creditMinor', 'balanceMinor'],
  main: 'balanceMinor',
  columns: [...ofEntry, { field: 'runningMinor', kind: 'money', isUnsorted: true }],
  filters: [account, journal, warehouse],
  dimensions: [{ name: 'journal', field: 'journal' }, ...periods],
  sort: ['on', 'asc'],
} as const satisfies Report;

/** Every fixed asset: its cost, its depreciation before a period, in it and in all, the rest. */
export const depreciationMapReport = {
  name: 'depreciation_map',
  topic: 'accounts',
  collection: 'fixed_assets',
  isWorkedOut: true,
  permission: 'accounting.view',
  day: 'on',
  where: {},
  sums: ['costMinor', 'earlierMinor', 'periodMinor', 'accumulatedMinor', 'netMinor'],
  main: 'periodMinor',
  columns: [
    { field: 'code', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'assetClass', kind: 'text', isHidden: true },
    { field: 'acquiredOn', kind: 'day' },
    { field: 'rate', kind: 'rate' },
    { field: 'costMinor', kind: 'money' },
    { field: 'earlierMinor', kind: 'money' },
    { field: 'periodMinor', kind: 'money' },
    { field: 'accumulatedMinor', kind: 'money' },
    { field: 'netMinor', kind: 'money' },
    { field: 'disposedOn', kind: 'day', isHidden: true },
  ],
  filters: [],
  dimensions: [{ name: 'assetClass', field: 'assetClass' }],
  sort: ['code', 'asc'],
} as const satisfies Report;

/** Every account: its balance before a period, what was posted in it, and its balance after. */
export const trialBalanceReport = {
  ...entries,
  name: 'trial_balance',
  isWorkedOut: true,
  sums: ['openingMinor', 'debitMinor', 'creditMinor', 'closingMinor'],
  main: 'debitMinor',
  columns: [
    { field: 'code', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'nameEn', kind: 'text', isHidden: true },
    { field: 'openingMinor', kind: 'money' },
    { field: 'debitMinor', kind: 'money' },
    { field: 'creditMinor', kind: 'money' },
    { field: 'closingMinor', kind: 'money' },
  ],
  filters: [warehouse],
  dimensions: [{ name: 'class', field: 'class' }],
  sort: ['code', 'asc'],
} as const satisfies Report;
