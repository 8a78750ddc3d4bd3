import type { FinancialStatementAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCompany } from '../documents/editor/use-rules.js';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { lessFigure, proofFigure, statementFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { showDay } from '../formats/days.js';
import { Change } from './Change.js';
import type { ReportWords } from './words.js';

interface PartProps {
  readonly answer: FinancialStatementAnswer;
  readonly words: ReportWords;
}

/** The figures of one period. */
type Statement = Omit<FinancialStatementAnswer, 'previous'>;

/** What is sold with its deliveries, as the cost is known of them. */
const goods = { withDeliveries: true };

/** A line: its figure in a period, missing where it may not be seen, and what explains it there. */
interface LineOf {
  readonly label: string;
  readonly minor: (statement: Statement) => number | undefined;
  readonly figure: (statement: Statement) => ExplainedFigure | undefined;
  /** The report that the figure is the sum of. */
  readonly to?: string;
  readonly isSum?: true;
}

/** What the period earned and cost, beside the days that it is compared with. */
export function FinancialResult({ answer, words }: PartProps): ReactNode {
  const { t, language } = words;
  const { data: company } = useCompany();
  const { previous } = answer;
  const days = ({ from, to }: Statement) => `${showDay(from, language)} – ${showDay(to, language)}`;
  return (
    <section className="list report-section">
      <h2 className="statement__title">
        {t('reports.financial.result')} <small>{company?.currency}</small>
      </h2>
      <table
        className={previous === undefined ? 'report report--pairs' : 'report'}
        aria-label={t('reports.financial.result')}
      >
        {previous === undefined ? null : (
          <thead>
            <tr>
              <th scope="col">{t('reports.financial.line')}</th>
              <th scope="col" className="number">
                {days(answer)}
              </th>
              <th scope="col" className="number">
                {days(previous)}
              </th>
              <th scope="col" className="number">
                {t('reports.change')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {linesOf(answer, t).map((line, at) => (
            <Line key={at} line={line} answer={answer} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function linesOf(answer: FinancialStatementAnswer, t: ReportWords['t']): readonly LineOf[] {
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
    ...categoriesOf(answer).map(({ id, name }): LineOf => ({
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

const less = (minor: number | undefined) => (minor === undefined || minor === 0 ? minor : -minor);

const issuedIn = ({ from, to }: Statement) => ({ issuedOn: { $gte: from, $lte: to } });

const sold = (field: string, filter: object, title: string) => (statement: Statement) =>
  proofFigure({ of: 'sales', field }, { ...issuedIn(statement), ...filter }, title);

const spent =
  (filter: object, title: string) =>
  ({ from, to }: Statement): ExplainedFigure => ({
    ...{ figure: 'report.expenses_reports.baseMinor', title },
    filter: JSON.stringify({ on: { $gte: from, $lte: to }, ...filter }),
  });

/** The categories of either of the periods, each once. */
function categoriesOf({ expenses, previous }: FinancialStatementAnswer) {
  const now = expenses?.categories ?? [];
  const gone = previous?.expenses?.categories ?? [];
  return [...now, ...gone.filter(({ id }) => !now.some((category) => category.id === id))];
}

interface LineProps extends PartProps {
  readonly line: LineOf;
}

function Line({ line, answer, words }: LineProps): ReactNode {
  const { label, minor, figure, to, isSum } = line;
  const { previous } = answer;
  const now = minor(answer);
  if (now === undefined) return null;
  const before = previous && (minor(previous) ?? 0);
  return (
    <tr data-sum={isSum}>
      <td>{to === undefined ? label : <Link to={to}>{label}</Link>}</td>
      <td className="number">
        <Explained figure={now === 0 ? undefined : figure(answer)}>
          <Amount minor={now} />
        </Explained>
      </td>
      {previous === undefined || before === undefined ? null : (
        <>
          <td className="number" data-label={words.t('reports.before')}>
            <Explained figure={before === 0 ? undefined : figure(previous)}>
              <Amount minor={before} dashForZero />
            </Explained>
          </td>
          <td className="number" data-label={words.t('reports.change')}>
            <Change now={now} before={before} />
          </td>
        </>
      )}
    </tr>
  );
}

/** What is open today, whatever the period. */
export function FinancialOpen({ answer, words }: PartProps): ReactNode {
  const { open } = answer;
  const { t } = words;
  if (open === undefined) return null;
  const pending = '/commercial/reports/pending_documents';
  const rows = [
    ['receivable', 'balanceMinor', open.receivableMinor, pending],
    ['payable', 'supplierBalanceMinor', open.payableMinor, `${pending}?scope=purchases`],
  ] as const;
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t('reports.financial.open')}</h2>
      <table className="report report--pairs stacked" aria-label={t('reports.financial.open')}>
        <tbody>
          {rows.map(([name, field, minor, to]) => {
            const title = t(`reports.financial.${name}`);
            return (
              <tr key={name}>
                <td>
                  <Link to={to}>{title}</Link>
                </td>
                <td className="number">
                  <Explained figure={{ figure: `list.parties.${field}`, title, filter: '{}' }}>
                    <Amount minor={minor} />
                  </Explained>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
