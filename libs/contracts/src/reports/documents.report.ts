import type { Report, ReportColumn, ReportDimension, ReportFilter } from './report.js';

const reference: ReportColumn = { field: 'reference', kind: 'text' };

const byTime = (field: string): readonly ReportDimension[] => [
  { name: 'month', field, step: 'month' },
  { name: 'week', field, step: 'week' },
  { name: 'day', field, step: 'day' },
  { name: 'quarter', field, step: 'quarter' },
  { name: 'year', field, step: 'year' },
];

const filters: readonly ReportFilter[] = [
  {
    field: 'scope',
    kind: 'choice',
    choices: ['sales', 'purchases', 'other'],
    first: 'sales',
    apartBy: ['typeId'],
  },
  { field: 'clientId', kind: 'client' },
  { field: 'typeId', kind: 'documentType' },
  { field: 'seriesId', kind: 'series' },
  { field: 'issuedById', kind: 'member' },
];

/** Issued documents; notes that take back subtract, cancelled ones are left out unless chosen. */
export const documentsReport = {
  name: 'documents',
  topic: 'sales',
  collection: 'documents',
  permission: 'documents.view',
  day: 'issuedOn',
  where: { isTraining: { $exists: false }, status: { $ne: 'cancelled' } },
  sums: ['worthBaseMinor', 'worthVatMinor', 'worthTotalMinor', 'pendingMinor'],
  signedBy: 'typeId',
  main: 'worthTotalMinor',
  columns: [
    reference,
    { field: 'issuedOn', kind: 'day' },
    { field: 'clientName', kind: 'text' },
    { field: 'clientNuit', kind: 'text', isHidden: true, isUnsorted: true },
    { field: 'seriesId', kind: 'text', isHidden: true, names: 'series' },
    { field: 'issuedById', kind: 'text', isHidden: true, isUnsorted: true, names: 'members' },
    { field: 'status', kind: 'state' },
    { field: 'dueOn', kind: 'day', isHidden: true },
    { field: 'currency', kind: 'text', isHidden: true },
    { field: 'worthBaseMinor', kind: 'money' },
    { field: 'worthVatMinor', kind: 'money' },
    { field: 'worthTotalMinor', kind: 'money' },
    { field: 'pendingMinor', kind: 'money' },
  ],
  filters: [
    ...filters,
    {
      field: 'state',
      kind: 'choice',
      choices: [
        'unpaid',
        'partiallyPaid',
        'paid',
        'expired',
        'open',
        'converted',
        'cancelled',
        'duplicated',
      ],
    },
  ],
  dimensions: [
    ...byTime('issuedOn'),
    { name: 'client', field: 'clientId', names: 'parties' },
    { name: 'type', field: 'typeId' },
    { name: 'series', field: 'seriesId', names: 'series' },
    { name: 'seller', field: 'issuedById', names: 'members' },
    { name: 'state', field: 'status' },
    { name: 'currency', field: 'currency' },
  ],
  sort: ['issuedOn', 'desc'],
} as const satisfies Report;

/** What is left to be paid; credit notes and advances that nothing uses yet subtract. */
export const pendingDocumentsReport = {
  name: 'pending_documents',
  topic: 'money',
  isOfAllDays: true,
  collection: 'documents',
  permission: 'documents.view',
  day: 'dueOn',
  where: {
    isTraining: { $exists: false },
    status: { $in: ['unpaid', 'partiallyPaid'] },
  },
  sums: ['worthTotalMinor', 'pendingMinor'],
  signedBy: 'typeId',
  main: 'pendingMinor',
  columns: [
    reference,
    { field: 'issuedOn', kind: 'day' },
    { field: 'dueOn', kind: 'day' },
    { field: 'clientName', kind: 'text' },
    { field: 'clientNuit', kind: 'text', isHidden: true, isUnsorted: true },
    { field: 'status', kind: 'state' },
    { field: 'worthTotalMinor', kind: 'money' },
    { field: 'pendingMinor', kind: 'money' },
  ],
  filters: [
    ...filters,
    { field: 'state', kind: 'choice', choices: ['unpaid', 'partiallyPaid', 'expired'] },
  ],
  dimensions: [
    { name: 'client', field: 'clientId', names: 'parties' },
    { name: 'lateness', field: 'dueOn', step: 'lateness' },
    ...byTime('dueOn'),
    { name: 'type', field: 'typeId' },
    { name: 'seller', field: 'issuedById', names: 'members' },
  ],
  sort: ['dueOn', 'asc'],
  firstBy: 'client',
} as const satisfies Report;

/** Documents that were taken back: whose, when and how much. */
export const cancellationsReport = {
  ...documentsReport,
  name: 'cancellations',
  where: { isTraining: { $exists: false }, status: 'cancelled' },
  sums: ['worthBaseMinor', 'worthVatMinor', 'worthTotalMinor'],
  columns: documentsReport.columns.filter(({ field }) => field !== 'pendingMinor'),
  filters,
} as const satisfies Report;
