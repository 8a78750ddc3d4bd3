import type { DocumentRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { documentPath } from '../routing/document-paths.js';
import { AmountCell } from '../explain/AmountCell.js';
import { rowFigure } from '../explain/figure-of.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';

/** The latest of a currency's documents. */
const DOCUMENTS = 25;

/** The documents that were issued in a currency, each at the rate of its day. */
export function CurrencyDocuments({ currency }: { readonly currency: string }): ReactNode {
  const t = useMessages();
  const { data, total = 0 } = useGetList<DocumentRow>('documents', {
    filter: { currency },
    sort: { field: 'issuedOn', order: 'DESC' },
    pagination: { page: 1, perPage: DOCUMENTS },
  });
  if (data === undefined) return null;
  return (
    <section>
      <h3>{t('money.exchange.documents', { smart_count: total })}</h3>
      {data.length === 0 ? null : (
        <div className="payment__table">
          <table
            className="statement"
            aria-label={t('money.exchange.documents', { smart_count: total })}
          >
            <tbody>
              {data.map(({ id, typeId, reference, issuedOn, clientName, totalMinor }) => (
                <tr key={id}>
                  <td>
                    <Link to={documentPath(typeId, id)}>{reference}</Link>
                  </td>
                  <td>
                    <Day day={issuedOn} />
                  </td>
                  <td>{clientName}</td>
                  <AmountCell
                    figure={rowFigure('documents', 'totalMinor', id, reference)}
                    minor={totalMinor}
                    currency={currency}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
