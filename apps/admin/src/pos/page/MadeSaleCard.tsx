import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { TillFigure } from '../explain/TillFigure.js';
import type { MadeSale } from '../till/till-state.js';
import { ReceiptButtons } from '../receipt/ReceiptButtons.js';
import { useStart } from '../till/till-context.js';

interface MadeSaleProps {
  readonly sale: MadeSale;
  /** Called after printing, whether it succeeded or not. */
  readonly onDone: () => void;
}

interface MadeSaleCardProps extends MadeSaleProps {
  /** The next sale has begun. */
  readonly isPast: boolean;
}

/** The last sale: number, change and receipt. */
export function MadeSaleCard({ sale, isPast, onDone }: MadeSaleCardProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const title = sale.isReturn === true ? 'asked.return.made' : 'pos.made.title';
  const total = {
    figure: 'row.documents.totalMinor',
    id: sale.documentId,
    title: `${t('pos.ticket.total')} · ${sale.reference}`,
  };
  return (
    <section className="made" aria-label={t(title)} data-past={isPast ? '' : undefined}>
      <div>
        <h2>{sale.reference}</h2>
        <p>{t(title)}</p>
      </div>
      <dl>
        <div>
          <dt>{t('pos.ticket.total')}</dt>
          <dd>
            <TillFigure figure={total}>
              <Amount minor={sale.totalMinor} currency={currency} />
            </TillFigure>
          </dd>
        </div>
        {sale.roundingMinor === undefined ? null : (
          <div>
            <dt>{t('asked.pay.rounding')}</dt>
            <dd>
              <Amount minor={sale.roundingMinor} currency={currency} />
            </dd>
          </div>
        )}
        <div className="made__change">
          <dt>{t(sale.isReturn === true ? 'asked.return.worth' : 'asked.pay.change')}</dt>
          <dd>
            <Amount minor={sale.changeMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <ReceiptButtons key={sale.documentId} sale={sale} onDone={onDone} />
    </section>
  );
}
