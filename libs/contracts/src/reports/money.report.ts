import type { Report } from './report.js';

/** Receipts of clients and payments to suppliers. */
export const paymentsReport = {
  name: 'payments',
  topic: 'money',
  collection: 'payments',
  permission: 'payments.view',
  day: 'issuedOn',
  where: { status: 'active' },
  sums: ['paidMinor', 'withheldMinor', 'discountedMinor', 'writtenOffMinor', 'unallocatedMinor'],
  main: 'paidMinor',
  columns: [
    { field: 'reference', kind: 'text' },
    { field: 'issuedOn', kind: 'day' },
    { field: 'partyName', kind: 'text' },
    { field: 'partyNuit', kind: 'text', isHidden: true, isUnsorted: true },
    { field: 'methods', kind: 'text', isUnsorted: true },
    { field: 'documents', kind: 'text', isHidden: true, isUnsorted: true },
    { field: 'issuedById', kind: 'text', isHidden: true, isUnsorted: true, names: 'members' },
    { field: 'withheldMinor', kind: 'money', isHidden: true },
    { field: 'discountedMinor', kind: 'money', isHidden: true },
    { field: 'writtenOffMinor', kind: 'money', isHidden: true },
    { field: 'unallocatedMinor', kind: 'money' },
    { field: 'paidMinor', kind: 'money' },
  ],
  filters: [
    { field: 'ledger', kind: 'choice', choices: ['client', 'supplier'], first: 'client' },
    { field: 'partyId', kind: 'client' },
    { field: 'seriesId', kind: 'series' },
    { field: 'issuedById', kind: 'member' },
    { field: 'status', kind: 'choice', choices: ['active', 'cancelled'], first: 'active' },
  ],
  dimensions: [
    { name: 'month', field: 'issuedOn', step: 'month' },
    { name: 'week', field: 'issuedOn', step: 'week' },
    { name: 'day', field: 'issuedOn', step: 'day' },
    { name: 'year', field: 'issuedOn', step: 'year' },
    { name: 'party', field: 'partyId', names: 'parties' },
    { name: 'seller', field: 'issuedById', names: 'members' },
    { name: 'series', field: 'seriesId', names: 'series' },
  ],
  sort: ['issuedOn', 'desc'],
} as const satisfies Report;

/** Expenses; cancelled ones are left out unless chosen. */
export const expensesReport = {
  name: 'expenses_reports',
  topic: 'money',
  collection: 'expenses',
  permission: 'expenses.view',
  day: 'on',
  where: { status: { $ne: 'cancelled' } },
  sums: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
  main: 'totalMinor',
  columns: [
    { field: 'on', kind: 'day' },
    { field: 'description', kind: 'text' },
    { field: 'category', kind: 'text' },
    { field: 'supplier', kind: 'text' },
    { field: 'reference', kind: 'text', isHidden: true, isUnsorted: true },
    { field: 'dueOn', kind: 'day', isHidden: true },
    { field: 'status', kind: 'state' },
    { field: 'baseMinor', kind: 'money' },
    { field: 'vatMinor', kind: 'money' },
    { field: 'totalMinor', kind: 'money' },
    { field: 'pendingMinor', kind: 'money', isHidden: true },
  ],
  filters: [
    { field: 'categoryId', kind: 'expenseCategory' },
    { field: 'supplierId', kind: 'supplier' },
    {
      field: 'status',
      kind: 'choice',
      choices: ['unpaid', 'partiallyPaid', 'paid', 'cancelled'],
    },
  ],
  dimensions: [
    { name: 'category', field: 'categoryId', names: 'expense_categories' },
    { name: 'month', field: 'on', step: 'month' },
    { name: 'week', field: 'on', step: 'week' },
    { name: 'year', field: 'on', step: 'year' },
    { name: 'supplier', field: 'supplierId', names: 'parties' },
    { name: 'state', field: 'status' },
  ],
  sort: ['on', 'desc'],
  firstBy: 'category',
} as const satisfies Report;

/** Money that came onto the treasury accounts and left them. */
export const treasuryReport = {
  name: 'treasury',
  topic: 'money',
  collection: 'treasury_entries',
  permission: 'treasury.view',
  day: 'on',
  where: {},
  sums: ['amountMinor'],
  main: 'amountMinor',
  columns: [
    { field: 'on', kind: 'day' },
    { field: 'accountId', kind: 'text', names: 'treasury_accounts' },
    { field: 'kind', kind: 'state' },
    { field: 'reference', kind: 'text' },
    { field: 'description', kind: 'text', isUnsorted: true },
    { field: 'amountMinor', kind: 'money' },
  ],
  filters: [
    { field: 'accountId', kind: 'account' },
    {
      field: 'kind',
      kind: 'choice',
      choices: [
        ...(['sale', 'receipt', 'payment', 'refund', 'expense', 'deposit'] as const),
        ...(['withdrawal', 'transfer', 'cancelled', 'restored'] as const),
      ],
    },
  ],
  dimensions: [
    { name: 'account', field: 'accountId', names: 'treasury_accounts' },
    { name: 'kind', field: 'kind' },
    { name: 'month', field: 'on', step: 'month' },
    { name: 'week', field: 'on', step: 'week' },
    { name: 'day', field: 'on', step: 'day' },
  ],
  sort: ['on', 'desc'],
  firstBy: 'account',
} as const satisfies Report;
