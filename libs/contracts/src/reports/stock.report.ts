import type { Report, ReportColumn } from './report.js';

/** What there is of each article, and what it is worth. */
export const stockReport = {
  name: 'stock_reports',
  topic: 'stock',
  collection: 'stock_articles',
  permission: 'stock.view',
  where: { movesStock: true, isArchived: false },
  sums: ['valueMinor'],
  main: 'valueMinor',
  columns: [
    { field: 'code', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'categoryId', kind: 'text', isUnsorted: true, names: 'article_categories' },
    { field: 'unit', kind: 'text', isUnsorted: true },
    { field: 'quantity', kind: 'quantity', isUnsorted: true },
    { field: 'minimumStock', kind: 'quantity', isHidden: true },
    { field: 'maximumStock', kind: 'quantity', isHidden: true, isUnsorted: true },
    { field: 'averageCost', kind: 'quantity', isUnsorted: true },
    { field: 'valueMinor', kind: 'money' },
  ],
  filters: [
    { field: 'categoryId', kind: 'articleCategory' },
    { field: 'level', kind: 'choice', choices: ['some', 'none', 'negative'] },
  ],
  dimensions: [{ name: 'category', field: 'categoryId', names: 'article_categories' }],
  sort: ['name', 'asc'],
} as const satisfies Report;

const valued = {
  which: [
    { field: 'code', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'categoryId', kind: 'text', isUnsorted: true, names: 'article_categories' },
    { field: 'unit', kind: 'text', isUnsorted: true },
  ],
  quantity: { field: 'quantity', kind: 'quantity' },
  unitCost: { field: 'unitCost', kind: 'quantity' },
  value: { field: 'valueMinor', kind: 'money' },
} as const satisfies Readonly<Record<string, ReportColumn | readonly ReportColumn[]>>;

/** What there was of each article at the end of a day, and what it was worth by its costs. */
export const stockValuationReport = {
  name: 'stock_valuation',
  topic: 'stock',
  collection: 'stock_sums',
  isWorkedOut: true,
  isOfOneDay: true,
  permission: 'stock.viewCost',
  where: {},
  sums: ['valueMinor'],
  main: 'valueMinor',
  columns: [...valued.which, valued.quantity, valued.unitCost, valued.value],
  compared: {
    columns: [
      // The names of articles need the room.
      ...valued.which.map((column): ReportColumn => {
        return column.field === 'categoryId' ? { ...column, isHidden: true } : column;
      }),
      valued.quantity,
      { field: 'previousQuantity', kind: 'quantity' },
      { field: 'changeQuantity', kind: 'quantity' },
      valued.value,
      { field: 'previousMinor', kind: 'money' },
      { field: 'changeMinor', kind: 'money' },
    ],
    sums: ['valueMinor', 'previousMinor', 'changeMinor'],
  },
  filters: [
    { field: 'warehouseId', kind: 'warehouse' },
    { field: 'categoryId', kind: 'articleCategory' },
  ],
  dimensions: [
    { name: 'category', field: 'categoryId', names: 'article_categories' },
    { name: 'warehouse', field: 'warehouseId', names: 'warehouses' },
  ],
  sort: ['name', 'asc'],
} as const satisfies Report;

/** What entered and left of one article, with what there was and was worth after each. */
export const stockCardReport = {
  name: 'stock_card',
  topic: 'stock',
  collection: 'stock_moves',
  isWorkedOut: true,
  needs: 'articleId',
  permission: 'stock.view',
  day: 'on',
  where: {},
  sums: ['quantityMicros', 'valueMinor'],
  main: 'quantityMicros',
  columns: [
    { field: 'on', kind: 'day', isUnsorted: true },
    { field: 'kind', kind: 'state', isUnsorted: true },
    { field: 'reference', kind: 'text', isUnsorted: true },
    { field: 'partyName', kind: 'text', isUnsorted: true },
    { field: 'warehouseId', kind: 'text', isUnsorted: true, names: 'warehouses' },
    { field: 'quantity', kind: 'quantity', isUnsorted: true },
    { field: 'runningQuantity', kind: 'quantity', isUnsorted: true },
    { field: 'valueMinor', kind: 'money', isUnsorted: true },
    { field: 'runningMinor', kind: 'money', isUnsorted: true },
  ],
  filters: [
    { field: 'articleId', kind: 'article' },
    { field: 'warehouseId', kind: 'warehouse' },
  ],
  dimensions: [
    { name: 'kind', field: 'kind' },
    { name: 'warehouse', field: 'warehouseId', names: 'warehouses' },
    { name: 'month', field: 'on', step: 'month' },
  ],
  sort: ['on', 'asc'],
} as const satisfies Report;

/** All that entered and left in a period, with what it cost. */
export const stockMovementsReport = {
  name: 'stock_movements',
  topic: 'stock',
  collection: 'stock_moves',
  permission: 'stock.view',
  day: 'on',
  where: {},
  sums: ['quantityMicros', 'costMinor'],
  // Quantities of several articles come to no sum.
  main: 'costMinor',
  columns: [
    { field: 'on', kind: 'day' },
    { field: 'kind', kind: 'state' },
    { field: 'reference', kind: 'text', isUnsorted: true },
    { field: 'articleId', kind: 'text', isUnsorted: true, names: 'articles' },
    { field: 'warehouseId', kind: 'text', isUnsorted: true, names: 'warehouses' },
    { field: 'quantity', kind: 'quantity', isUnsorted: true },
    { field: 'costMinor', kind: 'money' },
  ],
  filters: [
    { field: 'articleId', kind: 'article' },
    { field: 'warehouseId', kind: 'warehouse' },
    {
      field: 'kind',
      kind: 'choice',
      choices: ['issued', 'cancelled', 'transferred', 'transferReceived', 'counted', 'opening'],
    },
  ],
  dimensions: [
    { name: 'kind', field: 'kind' },
    { name: 'article', field: 'articleId', names: 'articles' },
    { name: 'warehouse', field: 'warehouseId', names: 'warehouses' },
    { name: 'party', field: 'partyId', names: 'parties' },
    { name: 'month', field: 'on', step: 'month' },
    { name: 'week', field: 'on', step: 'week' },
    { name: 'day', field: 'on', step: 'day' },
  ],
  sort: ['on', 'desc'],
  firstBy: 'article',
} as const satisfies Report;

/** Batches of which there is something left, by how soon they expire. */
export const expiringBatchesReport = {
  name: 'expiring_batches',
  topic: 'stock',
  collection: 'stock_levels',
  isWorkedOut: true,
  permission: 'stock.view',
  day: 'expiresOn',
  isOfAllDays: true,
  where: {},
  sums: ['valueMinor'],
  main: 'valueMinor',
  columns: [
    { field: 'name', kind: 'text' },
    { field: 'articleName', kind: 'text' },
    {
      field: 'categoryId',
      kind: 'text',
      isHidden: true,
      isUnsorted: true,
      names: 'article_categories',
    },
    { field: 'expiresOn', kind: 'day' },
    { field: 'daysLeft', kind: 'quantity' },
    { field: 'warehouseId', kind: 'text', isHidden: true, isUnsorted: true, names: 'warehouses' },
    { field: 'unit', kind: 'text', isUnsorted: true },
    { field: 'quantity', kind: 'quantity' },
    { field: 'valueMinor', kind: 'money' },
  ],
  filters: [
    { field: 'articleId', kind: 'article' },
    { field: 'categoryId', kind: 'articleCategory' },
    { field: 'warehouseId', kind: 'warehouse' },
  ],
  dimensions: [
    { name: 'expiry', field: 'expiry' },
    { name: 'month', field: 'expiresOn', step: 'month' },
    { name: 'category', field: 'categoryId', names: 'article_categories' },
    { name: 'article', field: 'articleId', names: 'articles' },
    { name: 'warehouse', field: 'warehouseId', names: 'warehouses' },
  ],
  sort: ['expiresOn', 'asc'],
} as const satisfies Report;

/** How soon a batch expires: it has, within so many days, or later. */
export const expirySteps = ['expired', 'in30', 'in60', 'in90', 'later'] as const;
/** One step, as rows and filters name it. */
export type ExpiryStep = (typeof expirySteps)[number];
