import { financialStatementColumns, type FinancialStatementAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { showDay } from '../formats/days.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { CompareField } from './CompareField.js';
import { FinancialAccounts } from './FinancialAccounts.js';
import { FinancialOpen } from './FinancialOpen.js';
import { FinancialResult } from './FinancialResult.js';
import { PeriodField } from './PeriodField.js';
import { comparedTo } from './periods.js';
import { Answered, StatementFrame } from './StatementFrame.js';
import { periodQuery, useStatementPeriod } from './use-statement-period.js';
import { useReportWords } from '../explain/report-words.js';

/** The financial statement: result, movements of the accounts, and open items. */
export function FinancialStatement(): ReactNode {
  const words = useReportWords();
  const { t, language } = words;
  const { preset, period, comparison, set } = useStatementPeriod('thisYear');
  const compared = comparedTo(comparison, period);
  const query = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(periodQuery(period))),
    ...(compared && { compareFrom: compared.from, compareTo: compared.to }),
  }).toString();
  const { data, error, refetch, dataUpdatedAt } = useFinancialStatement(query);
  const daysOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
    `${showDay(from, language)} – ${showDay(to, language)}`;
  return (
    <StatementFrame
      title={t('reports.financial.title')}
      name="financial_statement"
      period={period}
      readAt={dataUpdatedAt}
      fields={
        <>
          <PeriodField preset={preset} period={period} set={set} words={words} />
          <CompareField period={period} comparison={comparison} set={set} words={words} />
        </>
      }
      made={
        <ExportMenu
          api="reports/financial-statement"
          screen="commercial/reports/financial_statement"
          query={query}
          columns={[
            ...financialStatementColumns,
            ...(compared === undefined ? [] : (['previousMinor', 'changeMinor'] as const)),
          ]}
          total={undefined}
        />
      }
      mailed={{ filters: {} }}
      words={words}
    >
      <Answered data={data} error={error} onRetry={() => void refetch()}>
        {(answer) => {
          const { previous } = answer;
          return (
            <>
              <FinancialResult answer={answer} words={words} />
              <FinancialOpen answer={answer} words={words} />
              <FinancialAccounts
                answer={answer}
                {...(previous && { days: daysOf(answer) })}
                words={words}
              />
              {previous === undefined ? null : (
                <FinancialAccounts answer={previous} days={daysOf(previous)} words={words} />
              )}
            </>
          );
        }}
      </Answered>
    </StatementFrame>
  );
}

function useFinancialStatement(query: string) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['documents', 'financial-statement', query],
    queryFn: async () => parse((await provider.read(`reports/financial-statement?${query}`)).body),
  });
}

/** Typed by the contract, checked to have a period. */
function parse(body: unknown): FinancialStatementAnswer {
  if (typeof body !== 'object' || body === null || !('from' in body)) {
    throw new Error('the financial statement has an unknown shape');
  }
  return body as FinancialStatementAnswer;
}
