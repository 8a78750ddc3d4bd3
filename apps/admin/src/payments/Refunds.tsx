import '../clients/client.css';
import Button from '@mui/material/Button';
import type { PaymentAnswer, SettlementRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { AmountCell } from '../explain/AmountCell.js';
import { lessFigure, partFigure } from '../explain/figure-of.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { isPaymentId } from '../routing/payment-path.js';
import type { PaymentCategory } from './category.js';
import { ReasonDialog } from './ReasonDialog.js';
import { refundsInForce, type Refund } from './refunds-in-force.js';
import { useMoneyAction } from './use-money-action.js';

interface RefundsProps {
  /** Or the credit note. */
  readonly payment: Pick<PaymentAnswer, 'id' | 'reference'>;
  readonly category: PaymentCategory;
}

/** What was paid back of a payment; each can be taken back. */
export function Refunds({ payment, category }: RefundsProps): ReactNode {
  const t = useMessages();
  const mayRefund = useMay('payments.refund');
  const refunds = useRefunds(payment.id, category);
  const [cancelled, setCancelled] = useState<Refund>();
  const send = useMoneyAction();
  if (refunds.length === 0) return null;
  const name = t('money.payments.refundOf', { name: payment.reference });
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.payments.refunds')}</h2>
      <table className="statement refunds" aria-label={t('money.payments.refunds')}>
        <tbody>
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <td>
                <Day day={refund.on} />
              </td>
              <AmountCell
                figure={refundFigure(payment, refund, category)}
                minor={refund.amountMinor}
              />
              <td className="number">
                {mayRefund ? (
                  <Button
                    onClick={() => {
                      setCancelled(refund);
                    }}
                  >
                    {t('money.payments.cancelRefund')}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cancelled === undefined ? null : (
        <ReasonDialog
          title={t('money.cancel.title', { name })}
          effect={t('money.cancel.refund')}
          onClose={() => {
            setCancelled(undefined);
          }}
          path={`refunds/${cancelled.id}/cancel`}
          onSubmit={async (reason, rehearsed) => {
            const done = t('money.cancel.done', { name });
            await send(`refunds/${cancelled.id}/cancel`, { reason }, done, rehearsed);
          }}
        />
      )}
    </section>
  );
}

function useRefunds(paymentId: string, { resource }: PaymentCategory): readonly Refund[] {
  const provider = useBalcao();
  const filter = encodeURIComponent(JSON.stringify({ documentId: paymentId, kind: 'refunded' }));
  const { data = [] } = useQuery({
    queryKey: [resource, 'refunds', paymentId],
    queryFn: async () => {
      const { body } = await provider.read(`settlements?filter=${filter}&sort=on:asc&perPage=250`);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return refundsInForce(body as SettlementRow[]);
    },
  });
  return data;
}

/** What was paid back: of a payment, or of a note, which the account of its party holds. */
function refundFigure(
  { id: ofId, reference }: RefundsProps['payment'],
  { id }: Refund,
  { owed }: PaymentCategory,
) {
  if (isPaymentId(ofId)) return partFigure('payments', 'refundedMinor', ofId, reference, id);
  const figure = partFigure('documents', 'settledMinor', ofId, reference, id);
  return owed === 'debit' ? figure : lessFigure(figure);
}
