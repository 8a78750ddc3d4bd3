import { dialledOf, phoneCodeIn, phoneOf } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import type { MadeSale } from '../till/till-state.js';
import { useStart, useTill, useTillView } from '../till/till-context.js';
import { receiptFile } from './receipt-file.js';
import { RememberTick } from './RememberTick.js';
import { useBuyer } from './use-buyer.js';
import { usePaperLink } from './use-paper-link.js';

/** The message: the sale's number and total. */
type SentSale = Pick<MadeSale, 'documentId' | 'reference' | 'totalMinor'>;

export interface ShareDialogProps {
  readonly sale: SentSale;
  /** The server or this device has its PDF. */
  readonly hasPdf: boolean;
  readonly onClose: () => void;
}

/** Sends a sale by WhatsApp or SMS, or its PDF through the device's share sheet. */
export function ShareDialog({ sale, hasPdf, onClose }: ShareDialogProps): ReactNode {
  const t = useMessages();
  const { country } = useStart().supplier;
  const { isOnline, waiting } = useTillView();
  const isSent = isOnline && waiting === 0;
  const { link, isPending } = usePaperLink(sale.documentId, isSent);
  const text = useText(sale, link);
  const buyer = useBuyer(sale.documentId, 'phone');
  const [changed, setChanged] = useState<string>();
  const [isTicked, setTicked] = useState(false);
  const typed = changed ?? buyer.contact.offered;
  const phone = phoneOf(typed, { code: phoneCodeIn(country), country });
  const digits = phone && dialledOf(phone);
  const body = encodeURIComponent(text);
  const to = isPending ? undefined : digits;
  const isWrong = typed.trim() !== '' && digits === undefined;
  const remember = (): void => {
    if (isTicked && phone !== undefined) buyer.remember(phone).catch(sayProblem);
  };
  return (
    <NativeDialog title={`${t('tillMore.send.title')} · ${sale.reference}`} onClose={onClose}>
      <div className="pay">
        <label>
          {t('asked.client.phone')}
          <input
            data-first=""
            type="tel"
            autoComplete="off"
            maxLength={24}
            value={typed}
            aria-invalid={isWrong}
            aria-describedby="share-problem"
            onChange={({ target }) => {
              setChanged(target.value);
            }}
          />
        </label>
        <p id="share-problem" className="pay__problem" role="alert">
          {isWrong ? t('asked.client.problems.phoneInvalid') : null}
        </p>
        <RememberTick buyer={buyer} address={phone} isTicked={isTicked} onTick={setTicked} />
        <p className="pay__hint sent__text">{text}</p>
        {isSent ? null : <p className="pay__hint">{t('tillMore.send.offline')}</p>}
        <div className="made__buttons">
          <Way href={to && `https://wa.me/${to}?text=${body}`} onGo={remember}>
            WhatsApp
          </Way>
          <Way href={to && `sms:+${to}?body=${body}`} onGo={remember}>
            SMS
          </Way>
          <Share sale={sale} text={text} hasPdf={hasPdf} />
        </div>
      </div>
    </NativeDialog>
  );
}

function useText({ reference, totalMinor }: SentSale, link?: string): string {
  const t = useMessages();
  const language = useLanguage();
  const { companyName: company, currency } = useStart();
  const total = `${showMinor(totalMinor, language)} ${currency}`;
  const text = t('tillMore.send.text', { company, reference, total });
  return link === undefined ? text : `${text} ${t('tillMore.send.link', { link })}`;
}

interface WayProps {
  /** Undefined without a number. */
  readonly href: string | undefined;
  readonly onGo: () => void;
  readonly children: string;
}

function Way({ href, onGo, children }: WayProps): ReactNode {
  return href === undefined ? (
    <button type="button" disabled>
      {children}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" onClick={onGo}>
      {children}
    </a>
  );
}

interface ShareProps {
  readonly sale: SentSale;
  readonly text: string;
  readonly hasPdf: boolean;
}

/** Opens the share sheet, if supported: with the PDF, or with the text where there is none. */
function Share({ sale, text, hasPdf }: ShareProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  if (!('share' in navigator)) return null;
  const share = async (): Promise<void> => {
    const files = hasPdf ? [await receiptFile(till, sale)] : [];
    const takesFiles = files.length > 0 && navigator.canShare({ files });
    await navigator.share(takesFiles ? { files, text } : { text });
  };
  return (
    <button
      type="button"
      onClick={() => {
        share().catch((error: unknown) => {
          // Closing the sheet of the device is no failure.
          if (!(error instanceof DOMException && error.name === 'AbortError')) sayProblem(error);
        });
      }}
    >
      {t(hasPdf ? 'tillMore.send.pdf' : 'tillMore.send.share')}
    </button>
  );
}
