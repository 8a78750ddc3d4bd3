import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { showSnack } from '../../boot/snack.js';
import type { CartClient } from '../cart/cart.js';
import { sellTo } from '../cart/client-prices.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { priceFor } from '../till/prices.js';
import { useStart, useTill } from '../till/till-context.js';
import { ClientChoice } from './ClientChoice.js';

export interface ClientDialogProps {
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

/** Chooses the client of the ticket. */
export function ClientDialog({ onChosen, onClose }: ClientDialogProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const sell = (client: CartClient | undefined): void => {
    const { cart, taken } = sellTo(till.state.get().cart, client, ({ articleId }, who) => {
      const article = till.catalogue.get(articleId);
      return article && priceFor(article, start, who);
    });
    till.changeCart(() => cart);
    if (taken > 0) showSnack(t('asked.client.prices', { smart_count: taken, count: taken }));
  };
  return (
    <NativeDialog title={t('pos.ask.client')} onClose={onClose}>
      <ClientChoice
        onChoose={(client) => {
          sell(client);
          onChosen();
        }}
      />
    </NativeDialog>
  );
}
