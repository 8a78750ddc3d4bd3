import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { WhoIsAtTill } from './WhoIsAtTill.js';

/** Changes the cashier: name and PIN. */
export function CashierDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  return (
    <NativeDialog title={t('tillShift.cashier.title')} onClose={onClose}>
      <WhoIsAtTill onDone={onClose} />
    </NativeDialog>
  );
}
