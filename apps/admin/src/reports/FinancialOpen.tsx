import type { FinancialStatementAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Explained } from '../explain/Explained.js';
import { Amount } from '../fields/Amount.js';
import type { ReportWords } from '../explain/report-words.js';

interface FinancialOpenProps {
  readonly answer: FinancialStatementAnswer;
  readonly words: ReportWords;
}

/** Open items as of today, regardless of the period. */
export function FinancialOpen({ answer, words }: FinancialOpenProps): ReactNode {
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
