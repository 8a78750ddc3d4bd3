import {
  balanceLines,
  balanceSections,
  balanceSides,
  incomeLines,
  incomeSections,
} from '../account-statements.js';
import type { Report, ReportColumn } from './report.js';

const statement = {
  topic: 'accounts',
  collection: 'ledger_entries',
  isWorkedOut: true,
  permission: 'accounting.view',
  where: {},
  sort: ['id', 'asc'],
} as const;

const ofLine: readonly ReportColumn[] = [
  { field: 'section', kind: 'word', isUnsorted: true },
  { field: 'line', kind: 'word', isUnsorted: true },
];

/** What a period earned and cost, by nature, in the lines of the PGC-NIRF. */
export const incomeStatementReport = {
  ...statement,
  name: 'income_statement',
  day: 'on',
  sums: ['amountMinor'],
  main: 'amountMinor',
  columns: [...ofLine, { field: 'amountMinor', kind: 'money', isUnsorted: true }],
  filters: [{ field: 'warehouseId', kind: 'warehouse' }],
  dimensions: [
    { name: 'section', field: 'section', order: incomeSections },
    { name: 'line', field: 'line', order: Object.keys(incomeLines) },
  ],
} as const satisfies Report;

/** Assets, equity and liabilities at the end of a day, in the lines of the PGC-NIRF. */
export const balanceSheetReport = {
  ...statement,
  name: 'balance_sheet',
  isOfOneDay: true,
  sums: ['valueMinor'],
  main: 'valueMinor',
  columns: [...ofLine, { field: 'valueMinor', kind: 'money', isUnsorted: true }],
  compared: {
    columns: [
      ...ofLine,
      { field: 'valueMinor', kind: 'money', isUnsorted: true },
      { field: 'previousMinor', kind: 'money', isUnsorted: true },
      { field: 'changeMinor', kind: 'money', isUnsorted: true },
    ],
    sums: ['valueMinor', 'previousMinor', 'changeMinor'],
  },
  filters: [
    { field: 'balanceSide', kind: 'choice', choices: balanceSides, apartBy: ['section', 'line'] },
  ],
  dimensions: [
    { name: 'balanceSide', field: 'balanceSide', order: balanceSides },
    { name: 'section', field: 'section', order: balanceSections },
    { name: 'line', field: 'line', order: Object.keys(balanceLines) },
  ],
} as const satisfies Report;
