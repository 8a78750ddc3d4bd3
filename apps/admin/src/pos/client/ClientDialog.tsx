import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { setClient } from '../cart/cart.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useTill } from '../till/till-context.js';
import { ClientChoice } from './ClientChoice.js';

export interface ClientDialogProps {
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

/** Asks who buys; the ticket has the client from then on. */
export function ClientDialog({ onChosen, onClose }: ClientDialogProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  return (
    <NativeDialog title={t('pos.ask.client')} onClose={onClose}>
      <ClientChoice
        onChoose={(client) => {
          till.changeCart((cart) => setClient(cart, client));
          onChosen();
        }}
      />
    </NativeDialog>
  );
}
