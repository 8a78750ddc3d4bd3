import { useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { useMessages } from '../i18n/use-messages.js';
import { RowsDialog } from './RowsDialog.js';
import { useMoneyAction } from './use-money-action.js';

interface RefundDialogProps {
  /** The payment, or the document, that money is left of. */
  readonly of: { readonly id: string; readonly name: string; readonly dueMinor: number };
  /** It goes to a client: cash is rounded to coins. */
  readonly isToClient: boolean;
  readonly onClose: () => void;
}

/** Gives back what is left of a payment or a credit note: once, however often it is sent. */
export function RefundDialog({ of, isToClient, onClose }: RefundDialogProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const [id] = useState(() => ulid());
  return (
    <RowsDialog
      title={t('money.payments.refundTitle', { name: of.name })}
      action={t('money.payments.refund')}
      dueMinor={of.dueMinor}
      roundsCash={isToClient}
      onClose={onClose}
      onSubmit={async (rows) => {
        await send(`payments/${of.id}/refund`, { id, rows }, t('money.payments.refunded'));
      }}
    />
  );
}
