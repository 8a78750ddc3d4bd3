import type { Report, ReportColumn, ReportDimension, ReportFilter } from './report.js';

const days: readonly ReportDimension[] = [
  { name: 'month', field: 'issuedOn', step: 'month' },
  { name: 'week', field: 'issuedOn', step: 'week' },
  { name: 'day', field: 'issuedOn', step: 'day' },
  { name: 'quarter', field: 'issuedOn', step: 'quarter' },
  { name: 'year', field: 'issuedOn', step: 'year' },
];

const articles: readonly ReportDimension[] = [
  { name: 'article', field: 'articleId', names: 'articles' },
  { name: 'category', field: 'articleId', names: 'article_categories', isOfArticle: true },
];

const sellers: readonly ReportDimension[] = [
  { name: 'client', field: 'partyId', names: 'parties' },
  { name: 'seller', field: 'issuedById', names: 'members' },
  { name: 'register', field: 'cashRegisterId', names: 'cash_registers' },
  { name: 'series', field: 'seriesId', names: 'series' },
  { name: 'weekday', field: 'weekday' },
];

const filters: readonly ReportFilter[] = [
  { field: 'articleId', kind: 'article' },
  { field: 'categoryId', kind: 'articleCategory' },
  { field: 'partyId', kind: 'client' },
  { field: 'issuedById', kind: 'member' },
  { field: 'cashRegisterId', kind: 'register' },
  { field: 'seriesId', kind: 'series' },
];

const line: readonly ReportColumn[] = [
  { field: 'reference', kind: 'text', isUnsorted: true },
  { field: 'issuedOn', kind: 'day' },
  { field: 'partyName', kind: 'text', isUnsorted: true },
  { field: 'code', kind: 'text', isHidden: true, isUnsorted: true },
  { field: 'description', kind: 'text', isUnsorted: true },
  { field: 'issuedById', kind: 'text', isHidden: true, isUnsorted: true, names: 'members' },
  {
    field: 'cashRegisterId',
    kind: 'text',
    isHidden: true,
    isUnsorted: true,
    names: 'cash_registers',
  },
  { field: 'quantity', kind: 'quantity', isUnsorted: true },
  { field: 'unit', kind: 'text', isHidden: true, isUnsorted: true },
];

const amounts: readonly ReportColumn[] = [
  { field: 'tradeDiscountMinor', kind: 'money', isHidden: true },
  { field: 'tradeBaseMinor', kind: 'money' },
  { field: 'tradeVatMinor', kind: 'money' },
  { field: 'tradeTotalMinor', kind: 'money', isUnsorted: true },
];

const ofSales = { isCancelled: false, group: 'sales' } as const;
const total = { field: 'tradeTotalMinor', plus: ['tradeBaseMinor', 'tradeVatMinor'] } as const;

/** What was sold, line by line; what was taken back subtracts. */
export const articleSalesReport = {
  name: 'article_sales',
  topic: 'sales',
  collection: 'document_lines',
  permission: 'documents.view',
  day: 'issuedOn',
  where: { ...ofSales, lineCount: 1 },
  sums: ['quantityMicros', 'tradeBaseMinor', 'tradeVatMinor'],
  derived: [total],
  counts: 'lineCount',
  main: 'tradeBaseMinor',
  columns: [...line, ...amounts],
  filters,
  dimensions: [...articles, ...sellers, ...days],
  sort: ['issuedOn', 'desc'],
  firstBy: 'article',
} as const satisfies Report;

/** What sales brought beyond what their goods cost, by the costs that stock was posted at. */
export const profitReport = {
  name: 'profit',
  topic: 'sales',
  collection: 'document_lines',
  permission: 'stock.viewCost',
  day: 'issuedOn',
  // Goods on a delivery note cost what they cost on its day.
  where: { ...ofSales, isTrade: true },
  sums: ['quantityMicros', 'tradeBaseMinor', 'costMinor'],
  derived: [{ field: 'profitMinor', plus: ['tradeBaseMinor'], less: ['costMinor'] }],
  rate: { field: 'marginPercent', of: 'profitMinor', to: 'tradeBaseMinor' },
  main: 'profitMinor',
  columns: [
    ...line,
    { field: 'tradeBaseMinor', kind: 'money' },
    { field: 'costMinor', kind: 'money' },
    { field: 'profitMinor', kind: 'money', isUnsorted: true },
  ],
  filters,
  dimensions: [...articles, ...sellers, ...days],
  sort: ['issuedOn', 'desc'],
  firstBy: 'article',
} as const satisfies Report;

/** What was left off prices: by whom, on what, for whom. */
export const discountsReport = {
  name: 'discounts',
  topic: 'sales',
  collection: 'document_lines',
  permission: 'documents.view',
  day: 'issuedOn',
  where: { ...ofSales, lineCount: 1, tradeDiscountMinor: { $ne: 0 } },
  sums: ['tradeDiscountMinor', 'tradeBaseMinor'],
  counts: 'lineCount',
  main: 'tradeDiscountMinor',
  columns: [
    ...line,
    { field: 'tradeDiscountMinor', kind: 'money' },
    { field: 'tradeBaseMinor', kind: 'money' },
  ],
  filters,
  dimensions: [...sellers, ...articles, ...days],
  sort: ['issuedOn', 'desc'],
  firstBy: 'seller',
} as const satisfies Report;

/** What was bought, line by line; what went back subtracts. */
export const purchasesReport = {
  name: 'purchases',
  topic: 'purchases',
  collection: 'document_lines',
  permission: 'documents.view',
  day: 'issuedOn',
  where: { isCancelled: false, group: 'purchases', lineCount: 1 },
  sums: ['quantityMicros', 'tradeBaseMinor', 'tradeVatMinor'],
  derived: [total],
  counts: 'lineCount',
  main: 'tradeBaseMinor',
  columns: [...line, ...amounts],
  filters: [
    { field: 'articleId', kind: 'article' },
    { field: 'categoryId', kind: 'articleCategory' },
    { field: 'partyId', kind: 'supplier' },
    { field: 'issuedById', kind: 'member' },
    { field: 'seriesId', kind: 'series' },
  ],
  dimensions: [
    { name: 'supplier', field: 'partyId', names: 'parties' },
    ...articles,
    { name: 'seller', field: 'issuedById', names: 'members' },
    { name: 'series', field: 'seriesId', names: 'series' },
    ...days,
  ],
  sort: ['issuedOn', 'desc'],
  firstBy: 'supplier',
} as const satisfies Report;
