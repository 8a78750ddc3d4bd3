import { dialledOf, phoneCodeIn, phoneOf } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import type { MadeSale } from '../till/till-state.js';
import { useStart, useTill } from '../till/till-context.js';
import { pdfPath } from './pdf-path.js';

/** The message: the sale's number and total. */
type SentSale = Pick<MadeSale, 'documentId' | 'reference' | 'totalMinor'>;

export interface ShareDialogProps {
  readonly sale: SentSale;
  readonly onClose: () => void;
}

/** Sends a sale by WhatsApp or SMS, or its PDF through the device's share sheet. */
export function ShareDialog({ sale, onClose }: ShareDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { companyName, currency, supplier } = useStart();
  const { country } = supplier;
  const [typed, setTyped] = useState('');
  const phone = phoneOf(typed, { code: phoneCodeIn(country), country });
  const digits = phone && dialledOf(phone);
  const total = `${showMinor(sale.totalMinor, language)} ${currency}`;
  const params = { company: companyName, reference: sale.reference, total };
  const text = t('tillMore.send.text', params);
  const body = encodeURIComponent(text);
  const isWrong = typed.trim() !== '' && digits === undefined;
  return (
    <NativeDialog title={`${t('tillMore.send.title')} · ${sale.reference}`} onClose={onClose}>
      <div className="pay">
        <label>
          {t('asked.client.phone')}
          <input
            data-first=""
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={typed}
            aria-invalid={isWrong}
            aria-describedby="share-problem"
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </label>
        <p id="share-problem" className="pay__problem" role="alert">
          {isWrong ? t('asked.client.problems.phoneInvalid') : null}
        </p>
        <p className="pay__hint">{text}</p>
        <div className="made__buttons">
          <Way href={digits && `https://wa.me/${digits}?text=${body}`} label="WhatsApp" />
          <Way href={digits && `sms:+${digits}?body=${body}`} label="SMS" />
          <SharePdf sale={sale} text={text} />
        </div>
      </div>
    </NativeDialog>
  );
}

interface WayProps {
  /** Undefined without a number. */
  readonly href: string | undefined;
  readonly label: string;
}

function Way({ href, label }: WayProps): ReactNode {
  return href === undefined ? (
    <button type="button" disabled>
      {label}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** Opens the share sheet with the PDF, if supported. */
function SharePdf({ sale, text }: { readonly sale: SentSale; readonly text: string }): ReactNode {
  const t = useMessages();
  const { companyId } = useTill();
  if (!('share' in navigator)) return null;
  const share = async (): Promise<void> => {
    const response = await fetch(pdfPath(companyId, sale.documentId));
    if (!response.ok) throw new Error(t('app.failed'));
    const name = `${sale.reference.replace(/[^\dA-Za-z]+/g, '-')}.pdf`;
    const file = new File([await response.blob()], name, { type: 'application/pdf' });
    const shared = navigator.canShare({ files: [file] }) ? { files: [file], text } : { text };
    await navigator.share(shared);
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
      {t('tillMore.send.pdf')}
    </button>
  );
}
