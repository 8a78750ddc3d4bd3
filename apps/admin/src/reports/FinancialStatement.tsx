import type { FinancialStatementAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { useCompany } from '../documents/editor/use-rules.js';
import { addDays } from '../formats/days.js';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { lessFigure, proofFigure, rowFigure, statementFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { PeriodField } from './PeriodField.js';
import { Answered, StatementFrame } from './StatementFrame.js';
import { periodQuery, useStatementPeriod } from './use-statement-period.js';
import { useReportWords, type ReportWords } from './words.js';

/** What a period earned and cost, what moved on the accounts, and what is open today. */
export function FinancialStatement(): ReactNode {
  const words = useReportWords();
  const { preset, period, set } = useStatementPeriod('thisYear');
  const provider = useBalcao();
  const query = periodQuery(period);
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', 'financial-statement', query],
    queryFn: async () => parse((await provider.read(`reports/financial-statement?${query}`)).body),
  });
  return (
    <StatementFrame
      title={words.t('reports.financial.title')}
      permission="reports.view"
      period={period}
      fields={<PeriodField preset={preset} period={period} set={set} words={words} />}
      words={words}
    >
      <Answered data={data} error={error} onRetry={() => void refetch()}>
        {(answer) => (
          <>
            <Result answer={answer} words={words} />
            <Open answer={answer} words={words} />
            <Accounts answer={answer} words={words} />
          </>
        )}
      </Answered>
    </StatementFrame>
  );
}

interface PartProps {
  readonly answer: FinancialStatementAnswer;
  readonly words: ReportWords;
}

/** What is sold with its deliveries, as the cost is known of them. */
const goods = { withDeliveries: true };

/** What the figures of the period are explained by. */
function figuresOf({ from, to }: FinancialStatementAnswer) {
  const issuedOn = { $gte: from, $lte: to };
  return {
    proof: (of: 'sales' | 'lines', field: string, filter: object, title: string) =>
      proofFigure({ of, field }, { issuedOn, ...filter }, title),
    spent: (filter: object, title: string): ExplainedFigure => ({
      ...{ figure: 'report.expenses_reports.baseMinor', title },
      filter: JSON.stringify({ on: issuedOn, ...filter }),
    }),
  };
}

function Result({ answer, words: { t } }: PartProps): ReactNode {
  const { from, to, sales, purchases, expenses, resultMinor } = answer;
  const { data: company } = useCompany();
  const days = `from=${from}&to=${to}`;
  const { proof, spent } = figuresOf(answer);
  return (
    <section className="list report-section">
      <h2 className="statement__title">
        {t('reports.financial.result')} <small>{company?.currency}</small>
      </h2>
      <table className="report">
        <tbody>
          {sales === undefined ? null : (
            <Line
              label={t('reports.financial.sales')}
              to={`/commercial/reports/sales?${days}&by=month`}
              minor={sales.netMinor}
              figure={proof('sales', 'netMinor', {}, t('reports.financial.sales'))}
            />
          )}
          <Cost answer={answer} t={t} />
          {expenses?.categories.map(({ id, name, netMinor }) => (
            <Line
              key={id}
              label={name}
              to={`/commercial/reports/expenses_reports?${days}&by=&categoryId=${id}`}
              minor={-netMinor}
              figure={lessFigure(spent({ categoryId: id }, name))}
            />
          ))}
          {expenses === undefined ? null : (
            <Line
              label={t('reports.financial.expenses')}
              minor={-expenses.netMinor}
              isSum
              figure={lessFigure(spent({}, t('reports.financial.expenses')))}
            />
          )}
          {resultMinor === undefined ? null : (
            <Line
              label={t('reports.financial.result')}
              minor={resultMinor}
              isSum
              figure={statementFigure(
                'financial.resultMinor',
                answer,
                t('reports.financial.result'),
              )}
            />
          )}
          {purchases === undefined ? null : (
            <Line
              label={t('reports.financial.purchases')}
              to={`/commercial/reports/documents?${days}&scope=purchases`}
              minor={purchases.netMinor}
              figure={proof(
                'lines',
                'netMinor',
                { group: 'purchases' },
                t('reports.financial.purchases'),
              )}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

function Cost({
  answer,
  t,
}: {
  readonly answer: FinancialStatementAnswer;
  readonly t: ReportWords['t'];
}): ReactNode {
  const { sales } = answer;
  const cost = sales?.costMinor;
  if (sales === undefined || cost === undefined) return null;
  const { proof } = figuresOf(answer);
  return (
    <>
      <Line
        label={t('reports.financial.cost')}
        minor={-cost}
        figure={lessFigure(proof('sales', 'costMinor', goods, t('reports.financial.cost')))}
      />
      <Line
        label={t('reports.financial.margin')}
        minor={sales.netMinor - cost}
        isSum
        figure={proof('sales', 'marginMinor', goods, t('reports.financial.margin'))}
      />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly minor: number;
  /** The report that the figure is the sum of. */
  readonly to?: string;
  readonly isSum?: true;
  /** What it is explained by. */
  readonly figure?: ExplainedFigure | undefined;
}

function Line({ label, minor, to, isSum, figure }: LineProps): ReactNode {
  return (
    <tr data-sum={isSum}>
      <td>{to === undefined ? label : <Link to={to}>{label}</Link>}</td>
      <td className="number">
        <Explained figure={figure}>
          <Amount minor={minor} />
        </Explained>
      </td>
    </tr>
  );
}

function Open({ answer: { open }, words: { t } }: PartProps): ReactNode {
  if (open === undefined) return null;
  const pending = '/commercial/reports/pending_documents';
  const owed = (field: string, title: string): ExplainedFigure => ({
    ...{ figure: `list.parties.${field}`, title },
    filter: '{}',
  });
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t('reports.financial.open')}</h2>
      <table className="report">
        <tbody>
          <Line
            label={t('reports.financial.receivable')}
            minor={open.receivableMinor}
            figure={owed('balanceMinor', t('reports.financial.receivable'))}
            to={pending}
          />
          <Line
            label={t('reports.financial.payable')}
            minor={open.payableMinor}
            figure={owed('supplierBalanceMinor', t('reports.financial.payable'))}
            to={`${pending}?scope=purchases`}
          />
        </tbody>
      </table>
    </section>
  );
}

function Accounts({ answer: { accounts, from, to }, words: { t } }: PartProps): ReactNode {
  if (accounts === undefined) return null;
  const headings = ['account', 'opening', 'moved', 'closing'] as const;
  const figureOf = (id: string, name: string, until: string): ExplainedFigure | undefined => {
    const figure = rowFigure('treasury_accounts', 'balanceMinor', id, name);
    return figure && { ...figure, to: until };
  };
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t('reports.financial.accounts')}</h2>
      <table className="report">
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <th key={heading} scope="col" className={index === 0 ? undefined : 'number'}>
                {t(`reports.financial.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ id, name, currency, openingMinor, movedMinor, closingMinor }) => (
            <tr key={id}>
              <td>
                <Link to={`/commercial/reports/treasury?from=${from}&to=${to}&accountId=${id}&by=`}>
                  {name}
                </Link>
              </td>
              <td className="number" data-label={t('reports.financial.opening')}>
                <Explained isInRow figure={figureOf(id, name, addDays(from, -1))}>
                  <Amount minor={openingMinor} />
                </Explained>
              </td>
              <td className="number" data-label={t('reports.financial.moved')}>
                <Explained
                  isInRow
                  figure={{
                    ...{ figure: 'report.treasury.amountMinor', title: name },
                    filter: JSON.stringify({ accountId: id, on: { $gte: from, $lte: to } }),
                  }}
                >
                  <Amount minor={movedMinor} dashForZero />
                </Explained>
              </td>
              <td className="number" data-label={t('reports.financial.closing')}>
                <Explained isInRow figure={figureOf(id, name, to)}>
                  <Amount minor={closingMinor} currency={currency} />
                </Explained>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Typed by the contract, checked to have a period. */
function parse(body: unknown): FinancialStatementAnswer {
  if (typeof body !== 'object' || body === null || !('from' in body)) {
    throw new Error('the financial statement has an unknown shape');
  }
  return body as FinancialStatementAnswer;
}
