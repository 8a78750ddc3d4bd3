import type { Report } from './report.js';

/** What there is of each article, and what it is worth. */
export const stockReport = {
  name: 'stock_reports',
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
    { field: 'minimumStock', kind: 'quantity', isHidden: true, isUnsorted: true },
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
