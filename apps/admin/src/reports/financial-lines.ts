import {
  resultStockLines,
  stockLines,
  vatLines,
  type FinancialStatementAnswer,
} from '@balcao/contracts';
import type { ExplainedFigure } from '../explain/explaining.js';
import { lessFigure, proofFigure, statementFigure } from '../explain/figure-of.js';
import type { ReportWords } from '../explain/report-words.js';

/** The figures of one period. */
export type Statement = Omit<FinancialStatementAnswer, 'previous'>;

/** Sales together with their deliveries, which carry the cost. */
const goods = { withDeliveries: true };

/**
 * A line: its figure in a period, undefined if it may not be seen, and the source of its
 * explanation.
 */
export interface FinancialLine {
  readonly label: string;
  readonly minor: (statement: Statement) => number | undefined;
  readonly figure: (statement: Statement) => ExplainedFigure | undefined;
  /** The report whose sum the figure is. */
  readonly to?: string;
  readonly isSum?: true;
}

/** The lines of the result, from sales to profit, with the categories of both periods. */
export function linesOf(
  answer: FinancialStatementAnswer,
  t: ReportWords['t'],
): readonly FinancialLine[] {
  const { from, to } = answer;
  const days = `from=${from}&to=${to}`;
  return [
    {
      label: t('reports.financial.sales'),
      to: `/commercial/reports/sales?${days}&by=month`,
      minor: ({ sales }) => sales?.netMinor,
      figure: sold('netMinor', {}, t('reports.financial.sales')),
    },
    {
      label: t('reports.financial.cost'),
      to: `/commercial/reports/profit?${days}`,
      minor: ({ sales }) => less(sales?.costMinor),
      figure: (statement) =>
        lessFigure(sold('costMinor', goods, t('reports.financial.cost'))(statement)),
    },
    {
      label: t('reports.financial.margin'),
      minor: ({ sales }) =>
        sales?.costMinor === undefined ? undefined : sales.netMinor - sales.costMinor,
      figure: sold('marginMinor', goods, t('reports.financial.margin')),
      isSum: true,
    },
    ...resultStockLines.map((line) => stockLine(line, t)),
    ...categoriesOf(answer).map(({ id, name }): FinancialLine => ({
      label: name,
      to: `/commercial/reports/expenses_reports?${days}&by=&categoryId=${id}`,
      minor: ({ expenses }) =>
        expenses && less(expenses.categories.find((each) => each.id === id)?.netMinor ?? 0),
      figure: (statement) => lessFigure(spent({ categoryId: id }, name)(statement)),
    })),
    {
      label: t('reports.financial.expenses'),
      to: `/commercial/reports/expenses_reports?${days}`,
      minor: ({ expenses }) => less(expenses?.netMinor),
      figure: (statement) => lessFigure(spent({}, t('reports.financial.expenses'))(statement)),
      isSum: true,
    },
    {
      label: t('reports.financial.result'),
      minor: ({ resultMinor }) => resultMinor,
      figure: (statement) =>
        statementFigure('financial.resultMinor', statement, t('reports.financial.result')),
      isSum: true,
    },
    {
      label: t('reports.financial.purchases'),
      to: `/commercial/reports/documents?${days}&scope=purchases`,
      minor: ({ purchases }) => purchases?.netMinor,
      figure: (statement) =>
        proofFigure(
          { of: 'lines', field: 'netMinor' },
          { ...issuedIn(statement), group: 'purchases' },
          t('reports.financial.purchases'),
        ),
    },
  ];
}

/** The change of the stock value in the period. */
export const stockLinesOf = (t: ReportWords['t']): readonly FinancialLine[] =>
  stockLines.map((line) => ({
    ...stockLine(line, t),
    ...(line === 'closingMinor' && { isSum: true as const }),
  }));

/** VAT of the period, as in its return. */
export const vatLinesOf = (t: ReportWords['t']): readonly FinancialLine[] =>
  vatLines.map((line) => {
    const label = t(`reports.financial.vat.${line}`);
    return {
      label,
      ...(line === 'balanceMinor' && { isSum: true as const }),
      minor: ({ vat }) => vat?.[line],
      figure: (statement) => statementFigure(`vat.${line}`, statement, label),
    };
  });

function stockLine(line: (typeof stockLines)[number], t: ReportWords['t']): FinancialLine {
  const label = t(`reports.financial.stock.${line}`);
  return {
    label,
    minor: ({ stock }) => stock?.[line],
    figure: (statement) => statementFigure(`financial.${line}`, statement, label),
  };
}

const less = (minor: number | undefined) => (minor === undefined || minor === 0 ? minor : -minor);

const issuedIn = ({ from, to }: Statement) => ({ issuedOn: { $gte: from, $lte: to } });

const sold = (field: string, filter: object, title: string) => (statement: Statement) =>
  proofFigure({ of: 'sales', field }, { ...issuedIn(statement), ...filter }, title);

const spent =
  (filter: object, title: string) =>
  ({ from, to }: Statement): ExplainedFigure => ({
    figure: 'report.expenses_reports.costMinor',
    title,
    filter: JSON.stringify({ on: { $gte: from, $lte: to }, ...filter }),
  });

/** The categories of either of the periods, each once. */
function categoriesOf({ expenses, previous }: FinancialStatementAnswer) {
  const now = expenses?.categories ?? [];
  const gone = previous?.expenses?.categories ?? [];
  return [...now, ...gone.filter(({ id }) => !now.some((category) => category.id === id))];
}
