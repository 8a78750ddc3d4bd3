import type { BilledAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { TableHead } from '../fields/TableHead.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Credits that came and went, the newest first, with what there was behind each. */
export function CreditsLedger({ ledger }: Pick<BilledAnswer, 'ledger'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <section className="card">
      <h2>{t('billing.ledger')}</h2>
      {ledger.length === 0 ? (
        <p>{t('billing.noLedger')}</p>
      ) : (
        <div className="billing__scroll">
          <table className="statement stacked" aria-label={t('billing.ledger')}>
            <TableHead
              headings={[
                { label: t('billing.columns.at') },
                { label: t('billing.columns.what') },
                { label: t('billing.columns.amount'), isFigure: true },
                { label: t('billing.columns.balance'), isFigure: true },
              ]}
            />
            <tbody>
              {ledger.map(({ revision, at, kind, note, amountMinor, balanceMinor }) => (
                <tr key={revision}>
                  <td data-label={t('billing.columns.at')}>{showInstant(at, language)}</td>
                  <td data-label={t('billing.columns.what')}>
                    {t(`billing.entries.${kind}`)}
                    {note === undefined ? '' : `: ${note}`}
                  </td>
                  <td className="number" data-label={t('billing.columns.amount')}>
                    <Amount minor={amountMinor} />
                  </td>
                  <td className="number" data-label={t('billing.columns.balance')}>
                    <Amount minor={balanceMinor} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
