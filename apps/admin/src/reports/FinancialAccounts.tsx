import type { FinancialStatementAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addDays } from '../formats/days.js';
import { AmountCell } from '../explain/AmountCell.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { rowFigure } from '../explain/figure-of.js';
import { TableHead } from '../fields/TableHead.js';
import type { ReportWords } from '../explain/report-words.js';

interface FinancialAccountsProps {
  readonly answer: Omit<FinancialStatementAnswer, 'previous'>;
  /** The periods, if two are compared. */
  readonly days?: string;
  readonly words: ReportWords;
}

/** Opening balance, movements and closing balance of each treasury account. */
export function FinancialAccounts(props: FinancialAccountsProps): ReactNode {
  const { answer, days, words } = props;
  const { accounts, from, to } = answer;
  const { t } = words;
  if (accounts === undefined) return null;
  const figureOf = (id: string, name: string, until: string): ExplainedFigure | undefined => {
    const figure = rowFigure('treasury_accounts', 'balanceMinor', id, name);
    return figure && { ...figure, to: until };
  };
  return (
    <section className="list report-section">
      <h2 className="statement__title">
        {t('reports.financial.accounts')} {days === undefined ? null : <small>{days}</small>}
      </h2>
      <table className="report stacked" aria-label={t('reports.financial.accounts')}>
        <TableHead
          headings={(['account', 'opening', 'moved', 'closing'] as const).map((heading) => ({
            label: t(`reports.financial.${heading}`),
            isFigure: heading !== 'account',
          }))}
        />
        <tbody>
          {accounts.map(({ id, name, currency, openingMinor, movedMinor, closingMinor }) => (
            <tr key={id}>
              <td>
                <Link to={`/commercial/reports/treasury?from=${from}&to=${to}&accountId=${id}&by=`}>
                  {name}
                </Link>
              </td>
              <AmountCell
                figure={figureOf(id, name, addDays(from, -1))}
                label={t('reports.financial.opening')}
                minor={openingMinor}
              />
              <AmountCell
                figure={{
                  figure: 'report.treasury.amountMinor',
                  title: name,
                  filter: JSON.stringify({ accountId: id, on: { $gte: from, $lte: to } }),
                }}
                label={t('reports.financial.moved')}
                minor={movedMinor}
                dashForZero
              />
              <AmountCell
                figure={figureOf(id, name, to)}
                label={t('reports.financial.closing')}
                minor={closingMinor}
                currency={currency}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
