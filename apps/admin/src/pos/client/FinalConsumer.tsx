import { useState, type ReactNode } from 'react';
import { showSnack } from '../../boot/snack.js';
import { messageOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { CartClient } from '../cart/cart.js';
import { useOpenTill, useTillView } from '../till/till-context.js';
import { makeFinalConsumer, mayMakeFinalConsumer } from './final-consumer.js';

interface FinalConsumerProps {
  readonly onChoose: (client: CartClient) => void;
}

/** Shown if the company has no default client: one press sets the final consumer. */
export function FinalConsumer({ onChoose }: FinalConsumerProps): ReactNode {
  const t = useMessages();
  const till = useOpenTill();
  const { isOnline } = useTillView();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      onChoose(await makeFinalConsumer(till, t('pos.ticket.anyClient')));
    } catch (error) {
      showSnack(messageOf(error), 'error');
      setBusy(false);
    }
  };
  if (!isOnline || !mayMakeFinalConsumer(till.session.companyId)) return null;
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => {
        void make();
      }}
    >
      <strong>{t('pos.ticket.anyClient')}</strong>
      <small>{t('asked.client.anyoneFirst')}</small>
    </button>
  );
}
