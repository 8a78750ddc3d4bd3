import type { ReactNode } from 'react';
import { linesOf, stockLinesOf, vatLinesOf } from './financial-lines.js';
import { FinancialTable, type FinancialProps } from './FinancialTable.js';

/** The result of the period, and the change of the stock value. */
export function FinancialResult({ answer, words }: FinancialProps): ReactNode {
  const { t } = words;
  return (
    <>
      <FinancialTable
        title={t('reports.financial.result')}
        lines={linesOf(answer, t)}
        answer={answer}
        words={words}
      />
      {answer.stock && (
        <FinancialTable
          title={t('reports.financial.stock.title')}
          lines={stockLinesOf(t)}
          answer={answer}
          words={words}
        />
      )}
      {answer.vat && (
        <FinancialTable
          title={t('reports.financial.vat.title')}
          lines={vatLinesOf(t)}
          answer={answer}
          words={words}
        />
      )}
    </>
  );
}
