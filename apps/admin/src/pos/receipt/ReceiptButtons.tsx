import { useEffect, useState, type ReactNode } from 'react';
import { later } from '../../routing/later.js';
import { useSlice } from '../../boot/slice.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { downloadBlob } from '../../http/download.js';
import type { MadeSale } from '../till/till-state.js';
import { useTill, useTillView } from '../till/till-context.js';
import type { TillSession } from '../till/till-session.js';
import { keptReceipt, printing } from './kept-receipts.js';
import { pdfPath } from './pdf-path.js';
import { receiptFile } from './receipt-file.js';
import { receiptPrinting } from './receipt-printing.js';

const MailDialog = later(async () => (await import('./MailDialog.js')).MailDialog);
const ShareDialog = later(async () => (await import('./ShareDialog.js')).ShareDialog);

/** The sale of a receipt: the last one, or one that was found. */
type PrintedSale = Pick<MadeSale, 'documentId' | 'reference' | 'totalMinor'>;

interface ReceiptButtonsProps {
  readonly sale: PrintedSale;
  /** Called after printing, whether it succeeded or not. */
  readonly onDone: () => void;
}

/** Prints, saves and shares, online or offline; mails once the server has it. */
export function ReceiptButtons({ sale, onDone }: ReceiptButtonsProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { companyId } = till;
  const { waiting, isOnline } = useTillView();
  const { copies, isKept, isBusy, print } = usePrinting(sale, onDone);
  const [sending, setSending] = useState<'mail' | 'share'>();
  const done = (): void => {
    setSending(undefined);
    onDone();
  };
  const isSent = isOnline && waiting === 0;
  return (
    <>
      <div className="made__buttons">
        <button type="button" disabled={isBusy} onClick={() => void print()}>
          {t(copies > 0 ? 'asked.receipt.again' : 'asked.receipt.print')}
        </button>
        {isSent ? (
          <>
            <a href={pdfPath(companyId, sale.documentId)} target="_blank" rel="noreferrer">
              {t('asked.receipt.pdf')}
            </a>
            <button
              type="button"
              onClick={() => {
                setSending('mail');
              }}
            >
              {t('asked.receipt.mail')}
            </button>
          </>
        ) : null}
        {!isSent && isKept ? (
          <button
            type="button"
            onClick={() => {
              download(till, sale).catch(sayProblem);
            }}
          >
            {t('asked.receipt.pdf')}
          </button>
        ) : null}
        <button
          type="button"
          onClick={() => {
            setSending('share');
          }}
        >
          {t('tillMore.send.title')}
        </button>
      </div>
      <small>
        {copies > 0 ? t('asked.receipt.printed', { smart_count: copies, count: copies }) : null}{' '}
        {isSent ? null : t('asked.receipt.later')}
      </small>
      {sending === 'mail' ? <MailDialog sale={sale} onClose={done} /> : null}
      {sending === 'share' ? (
        <ShareDialog sale={sale} hasPdf={isSent || isKept} onClose={done} />
      ) : null}
    </>
  );
}

async function download(till: TillSession, sale: PrintedSale): Promise<void> {
  const file = await receiptFile(till, sale);
  downloadBlob(file.name, file);
}

/** Prints the receipt and counts the copies. */
function usePrinting({ documentId }: PrintedSale, onDone: () => void) {
  const till = useTill();
  const [copies, setCopies] = useState(0);
  const [isKept, setKept] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { count } = useSlice(printing);
  useEffect(() => {
    void keptReceipt(till.database, till.companyId, documentId).then((receipt) => {
      setCopies(receipt?.copies ?? 0);
      setKept(receipt !== undefined);
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
  return { copies, isKept, isBusy, print };
}
