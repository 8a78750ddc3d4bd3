import { demoArticles } from '@balcao/api/demo';
import type { Sales } from './company.js';
import { address, clientOf, type List } from './list.js';

/** The last year that is full of documents. */
const year = new Date().getFullYear() - 1;
const pad = (month: number) => String(month).padStart(2, '0');

const wholeYear = { $gte: `${year}-01-01`, $lte: `${year}-12-31` };
const monthOf = (turn: Sales) => {
  const month = `${year}-${pad(1 + turn.below(12))}`;
  return { $gte: `${month}-01`, $lte: `${month}-31` };
};
/** A month and a bit, so that days are read in addition to whole months. */
const daysOf = (turn: Sales) => {
  const month = 1 + turn.below(11);
  return { $gte: `${year}-${pad(month)}-05`, $lte: `${year}-${pad(month + 1)}-18` };
};
const articleOf = (turn: Sales) =>
  `DEMO${demoArticles[turn.below(demoArticles.length)]?.[0] ?? ''}`;

/** The subtotals of a report. */
function grouped(
  report: string,
  by: string,
  what: string,
  filterOf: (turn: Sales) => object,
): List {
  const path = (turn: Sales) => address(`reports/${report}`, filterOf(turn), { by });
  return { name: `${report} by ${by}, ${what}`, path };
}

const ofYear =
  (day = 'issuedOn') =>
  () => ({ [day]: wholeYear });

/** What people ask reports for, and what costs most. */
export const reportLists: readonly List[] = [
  grouped('article_sales', 'article', 'a year', ofYear()),
  grouped('article_sales', 'article', 'some days', (turn) => ({ issuedOn: daysOf(turn) })),
  grouped('article_sales', 'category', 'a year', ofYear()),
  grouped('article_sales', 'client', 'a year', ofYear()),
  grouped('article_sales', 'seller', 'a year', ofYear()),
  grouped('article_sales', 'weekday', 'a year', ofYear()),
  grouped('article_sales', 'article', "a client's year", (turn) => ({
    issuedOn: wholeYear,
    partyId: clientOf(turn),
  })),
  grouped('article_sales', 'article', "an article's month", (turn) => ({
    issuedOn: monthOf(turn),
    articleId: articleOf(turn),
  })),
  grouped('profit', 'article', 'a year', ofYear()),
  grouped('profit', 'month', 'a year', ofYear()),
  grouped('discounts', 'seller', 'a month', (turn) => ({ issuedOn: monthOf(turn) })),
  grouped('purchases', 'supplier', 'a year', ofYear()),
  grouped('sales', 'client', 'a year', ofYear()),
  grouped('sales', 'hour', 'a year', ofYear()),
  grouped('sales', 'register', 'a year', ofYear()),
  grouped('sales', 'month', 'all days', () => ({})),
  grouped('documents', 'client', 'a month', (turn) => ({
    scope: 'sales',
    issuedOn: monthOf(turn),
  })),
  grouped('pending_documents', 'lateness', 'all', () => ({ scope: 'sales' })),
  grouped('payments', 'month', 'a month', (turn) => ({ issuedOn: monthOf(turn) })),
  grouped('treasury', 'kind', 'a month', (turn) => ({ on: monthOf(turn) })),
  {
    name: 'article_sales, totals of a year',
    path: () => address('reports/article_sales/totals', ofYear()()),
  },
  {
    name: 'article_sales, a page of lines of a month',
    path: (turn) =>
      address('reports/article_sales', { issuedOn: monthOf(turn) }, { sort: 'issuedOn:desc' }),
  },
  {
    name: 'stock_valuation on any day',
    path: (turn) =>
      address(
        'reports/stock_valuation',
        {},
        {
          on: `${year}-${pad(1 + turn.below(12))}-${pad(1 + turn.below(28))}`,
        },
      ),
  },
  {
    name: 'stock_card of an article, a month',
    path: (turn) =>
      address('reports/stock_card', { articleId: articleOf(turn), on: monthOf(turn) }),
  },
  {
    name: 'treasury_statement of cash, a month',
    path: (turn) =>
      address('reports/treasury_statement', { accountId: 'account_cash', on: monthOf(turn) }),
  },
  { name: 'expiring_batches', path: () => address('reports/expiring_batches', {}) },
];
