import type { Report, ReportColumn, ReportDimension } from './report.js';

const register = {
  collection: 'document_lines',
  isWorkedOut: true,
  permission: 'documents.view',
  day: 'issuedOn',
  where: {},
  main: 'vatMinor',
  sort: ['issuedOn', 'asc'],
} as const;

const document: readonly ReportColumn[] = [
  { field: 'issuedOn', kind: 'day' },
  { field: 'reference', kind: 'text' },
];
const party: readonly ReportColumn[] = [
  { field: 'partyName', kind: 'text' },
  { field: 'partyNuit', kind: 'text' },
  { field: 'vatCode', kind: 'text' },
  { field: 'vatRate', kind: 'rate' },
  { field: 'baseMinor', kind: 'money' },
  { field: 'vatMinor', kind: 'money' },
];
const total: ReportColumn = { field: 'totalMinor', kind: 'money' };

const dimensions: readonly ReportDimension[] = [
  { name: 'vatCode', field: 'vatCode' },
  { name: 'vatRate', field: 'vatRate' },
  { name: 'party', field: 'partyId', names: 'parties' },
  { name: 'month', field: 'issuedOn', step: 'month' },
];

/** Every sale that the VAT return counts, by document and VAT code. */
export const vatOfSalesReport = {
  ...register,
  name: 'vat_of_sales',
  topic: 'sales',
  sums: ['baseMinor', 'vatMinor', 'totalMinor'],
  columns: [...document, ...party, total],
  filters: [{ field: 'partyId', kind: 'client' }],
  dimensions,
} as const satisfies Report;

/** Every purchase and expense that the VAT return counts, by document and VAT code. */
export const vatOfPurchasesReport = {
  ...register,
  name: 'vat_of_purchases',
  topic: 'purchases',
  sums: ['baseMinor', 'vatMinor', 'deductedMinor', 'selfChargedMinor', 'totalMinor'],
  columns: [
    ...document,
    { field: 'supplierReference', kind: 'text' },
    ...party,
    { field: 'deductedMinor', kind: 'money' },
    { field: 'selfChargedMinor', kind: 'money', isHidden: true },
    total,
  ],
  filters: [{ field: 'partyId', kind: 'supplier' }],
  dimensions,
} as const satisfies Report;
