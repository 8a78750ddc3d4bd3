import { useState, type ReactNode } from 'react';
import { showSnack } from '../../boot/snack.js';
import { sendOnce } from '../../http/actions.js';
import { request } from '../../http/request.js';
import { messageOf } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import type { MadeSale } from '../till/till-state.js';
import { useTill } from '../till/till-context.js';
import { RememberTick } from './RememberTick.js';
import { useBuyer } from './use-buyer.js';

export interface MailDialogProps {
  readonly sale: Pick<MadeSale, 'documentId' | 'reference'>;
  readonly onClose: () => void;
}

/** Mails the receipt of a sale to the client's address. */
export function MailDialog({ sale, onClose }: MailDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { companyId } = useTill();
  const buyer = useBuyer(sale.documentId, 'email');
  const [typed, setTyped] = useState<string>();
  const [isTicked, setTicked] = useState(false);
  const address = typed ?? buyer.contact.offered;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = `/api/documents/${encodeURIComponent(sale.documentId)}/send`;
      const body = { to: [address.trim()], language, note: '' };
      await sendOnce(`${companyId} ${path} ${JSON.stringify(body)}`, ({ idempotencyKey }) =>
        request(path, { method: 'POST', companyId, idempotencyKey, body }),
      );
      if (isTicked) await buyer.remember(address.trim());
      showSnack(t('asked.receipt.begun'), 'success');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <NativeDialog title={`${t('asked.receipt.mail')} · ${sale.reference}`} onClose={onClose}>
      <form
        className="pay"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label>
          {t('asked.receipt.mailTo')}
          <input
            data-first=""
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={address}
            aria-invalid={problem !== undefined}
            aria-describedby="mail-problem"
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
        </label>
        <RememberTick
          buyer={buyer}
          address={address.trim()}
          isTicked={isTicked}
          onTick={setTicked}
        />
        <p id="mail-problem" className="pay__problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="ticket__pay" disabled={isBusy || address.trim() === ''}>
          {t('asked.receipt.send')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}
