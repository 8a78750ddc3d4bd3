import type { PaymentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { useMessages } from '../i18n/use-messages.js';

/** The means of a payment, and the documents that it settles now. */
export function PaymentTables({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  return (
    <div className="payment__main">
      <Settled payment={payment} />
      <Rows payment={payment} />
    </div>
  );
}

function Settled({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const { allocations, content } = payment;
  const settled = [...allocations, ...content.adjustments];
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.payments.documents')}</h2>
      {settled.length === 0 ? (
        <p className="list__state">{t('money.payments.nothingSettled')}</p>
      ) : (
        <table className="statement">
          <thead>
            <tr>
              <th scope="col">{t('money.payments.document')}</th>
              <th scope="col">{t('money.payments.dueOn')}</th>
              <th scope="col" className="number">
                {t('money.payments.settled')}
              </th>
            </tr>
          </thead>
          <tbody>
            {settled.map(({ documentId, reference, dueOn, amountMinor }, index) => (
              <tr key={`${documentId} ${index}`}>
                <td>
                  <Link to={`/commercial/document/${typeOf(documentId)}/${documentId}`}>
                    {reference}
                  </Link>
                </td>
                <td>
                  <Day day={dueOn} />
                </td>
                <td className="number">
                  <Amount minor={amountMinor} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const typeOf = (documentId: string): string => documentId.split('_')[0] ?? '';

function Rows({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const { rows } = payment.content;
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.payments.means')}</h2>
      <table className="statement">
        <thead>
          <tr>
            <th scope="col">{t('money.payments.method')}</th>
            <th scope="col">{t('money.payments.account')}</th>
            <th scope="col">{t('money.payments.reference')}</th>
            <th scope="col" className="number">
              {t('money.payments.amount')}
            </th>
            <th scope="col" className="number">
              {t('money.payments.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.methodId} ${index}`}>
              <td>{row.method}</td>
              <td>
                <ReferenceName reference="commercial/treasury_account" id={row.treasuryAccountId} />
              </td>
              <td>{row.reference}</td>
              <td className="number">
                <Amount minor={row.amountMinor} />
              </td>
              <td className="number">
                <Amount minor={row.changeMinor} dashForZero />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
