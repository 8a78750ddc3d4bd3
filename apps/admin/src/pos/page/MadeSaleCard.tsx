import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { printReceipt } from '../till/print-receipt.js';
import type { MadeSale } from '../till/till-state.js';
import { useStart, useTill, useTillView } from '../till/till-context.js';

/** The sale that was made last: its number, its change, its receipt. */
export function MadeSaleCard({ sale }: { readonly sale: MadeSale }): ReactNode {
  const t = useMessages();
  const { companyId } = useTill();
  const { currency } = useStart();
  const { waiting } = useTillView();
  const [isBusy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      await printReceipt(companyId, sale.documentId);
    } catch (error) {
      showSnack(error instanceof Error ? error.message : t('app.failed'), 'error');
    }
    setBusy(false);
  };
  return (
    <section className="made" aria-label={t('pos.made.title')}>
      <div>
        <h2>{sale.reference}</h2>
        <p>{t('pos.made.title')}</p>
      </div>
      <dl>
        <div>
          <dt>{t('pos.ticket.total')}</dt>
          <dd>
            <Amount minor={sale.totalMinor} currency={currency} />
          </dd>
        </div>
        <div className="made__change">
          <dt>{t('pos.pay.change')}</dt>
          <dd>
            <Amount minor={sale.changeMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <button type="button" disabled={isBusy || waiting > 0} onClick={() => void print()}>
        {t('pos.made.print')}
      </button>
      {waiting > 0 ? <small>{t('pos.made.printLater')}</small> : null}
    </section>
  );
}
