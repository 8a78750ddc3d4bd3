import { useEffect, useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { later } from '../../routing/later.js';
import { useSlice } from '../../boot/slice.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { TillFigure } from '../explain/TillFigure.js';
import { keptReceipt, printing } from '../receipt/kept-receipts.js';
import { receiptPrinting } from '../receipt/receipt-printing.js';
import type { MadeSale } from '../till/till-state.js';
import { useStart, useTill, useTillView } from '../till/till-context.js';

const MailDialog = later(async () => (await import('../receipt/MailDialog.js')).MailDialog);

interface MadeSaleProps {
  readonly sale: MadeSale;
  /** A receipt was printed, or was not: selling goes on. */
  readonly onDone: () => void;
}

interface MadeSaleCardProps extends MadeSaleProps {
  /** The next one has begun. */
  readonly isPast: boolean;
}

/** The sale that was made last: its number, its change, its receipt. */
export function MadeSaleCard({ sale, isPast, onDone }: MadeSaleCardProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const title = sale.isReturn === true ? 'selling.return.made' : 'pos.made.title';
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
        <div className="made__change">
          <dt>{t(sale.isReturn === true ? 'selling.return.worth' : 'pos.pay.change')}</dt>
          <dd>
            <Amount minor={sale.changeMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <ReceiptButtons key={sale.documentId} sale={sale} onDone={onDone} />
    </section>
  );
}

/** On paper at once, with or without a network; as a file or by mail once the server has it. */
function ReceiptButtons({ sale, onDone }: MadeSaleProps): ReactNode {
  const t = useMessages();
  const { companyId } = useTill();
  const { waiting, isOnline } = useTillView();
  const { copies, isBusy, print } = usePrinting(sale, onDone);
  const [isMailing, setMailing] = useState(false);
  const query = new URLSearchParams({ format: 'pdf', company: companyId });
  const pdf = `/api/documents/${encodeURIComponent(sale.documentId)}/paper?${query.toString()}`;
  const isSent = isOnline && waiting === 0;
  return (
    <>
      <div className="made__buttons">
        <button type="button" disabled={isBusy} onClick={() => void print()}>
          {t(copies > 0 ? 'till.receipt.again' : 'till.receipt.print')}
        </button>
        {isSent ? (
          <>
            <a href={pdf} target="_blank" rel="noreferrer">
              {t('till.receipt.pdf')}
            </a>
            <button
              type="button"
              onClick={() => {
                setMailing(true);
              }}
            >
              {t('till.receipt.mail')}
            </button>
          </>
        ) : null}
      </div>
      <small>
        {copies > 0 ? t('till.receipt.printed', { smart_count: copies, count: copies }) : null}{' '}
        {isSent ? null : t('till.receipt.later')}
      </small>
      {isMailing ? (
        <MailDialog
          sale={sale}
          onClose={() => {
            setMailing(false);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

/** Printing the receipt, and how often it was. */
function usePrinting({ documentId }: MadeSale, onDone: () => void) {
  const till = useTill();
  const [copies, setCopies] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { count } = useSlice(printing);
  useEffect(() => {
    void keptReceipt(till.database, till.companyId, documentId).then((receipt) => {
      setCopies(receipt?.copies ?? 0);
    });
  }, [till, documentId, count]);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      const { printSale } = await receiptPrinting();
      await printSale(till, documentId);
    } catch (error) {
      sayProblem(error);
    }
    setBusy(false);
    onDone();
  };
  return { copies, isBusy, print };
}
