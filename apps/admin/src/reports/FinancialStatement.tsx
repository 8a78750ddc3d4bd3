import type { FinancialStatementAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { useCompany } from '../documents/editor/use-rules.js';
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

function Result({ answer, words: { t } }: PartProps): ReactNode {
  const { from, to, sales, purchases, expenses, resultMinor } = answer;
  const { data: company } = useCompany();
  const days = `from=${from}&to=${to}`;
  const cost = sales?.costMinor;
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
            />
          )}
          {cost === undefined || sales === undefined ? null : (
            <>
              <Line label={t('reports.financial.cost')} minor={-cost} />
              <Line label={t('reports.financial.margin')} minor={sales.netMinor - cost} isSum />
            </>
          )}
          {expenses?.categories.map(({ id, name, netMinor }) => (
            <Line
              key={id}
              label={name}
              to={`/commercial/reports/expenses_reports?${days}&by=&categoryId=${id}`}
              minor={-netMinor}
            />
          ))}
          {expenses === undefined ? null : (
            <Line label={t('reports.financial.expenses')} minor={-expenses.netMinor} isSum />
          )}
          {resultMinor === undefined ? null : (
            <Line label={t('reports.financial.result')} minor={resultMinor} isSum />
          )}
          {purchases === undefined ? null : (
            <Line
              label={t('reports.financial.purchases')}
              to={`/commercial/reports/documents?${days}&scope=purchases`}
              minor={purchases.netMinor}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly minor: number;
  /** The report that the figure is the sum of. */
  readonly to?: string;
  readonly isSum?: true;
}

function Line({ label, minor, to, isSum }: LineProps): ReactNode {
  return (
    <tr data-sum={isSum}>
      <td>{to === undefined ? label : <Link to={to}>{label}</Link>}</td>
      <td className="number">
        <Amount minor={minor} />
      </td>
    </tr>
  );
}

function Open({ answer: { open }, words: { t } }: PartProps): ReactNode {
  if (open === undefined) return null;
  const pending = '/commercial/reports/pending_documents';
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t('reports.financial.open')}</h2>
      <table className="report">
        <tbody>
          <Line
            label={t('reports.financial.receivable')}
            minor={open.receivableMinor}
            to={pending}
          />
          <Line
            label={t('reports.financial.payable')}
            minor={open.payableMinor}
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
                <Amount minor={openingMinor} />
              </td>
              <td className="number" data-label={t('reports.financial.moved')}>
                <Amount minor={movedMinor} dashForZero />
              </td>
              <td className="number" data-label={t('reports.financial.closing')}>
                <Amount minor={closingMinor} currency={currency} />
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
