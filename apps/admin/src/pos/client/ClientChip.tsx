import type { ReactNode } from 'react';
import { showMinor } from '@balcao/messages';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { priceCart } from '../cart/price-cart.js';
import { Glyph } from '../page/Glyph.js';
import { keyOf } from '../page/till-keys.js';
import { pricingOf } from '../till/pricing-of.js';
import { usePosState, useStart } from '../till/till-context.js';
import { isOverCredit, useClientAccount } from './account.js';

/** Who buys, with what they owe; a touch chooses another. */
export function ClientChip({ onAsk }: { readonly onAsk: () => void }): ReactNode {
  const t = useMessages();
  const { cart } = usePosState();
  const { defaultClientId } = useStart().settings;
  // Before there is somebody to sell to by default, nobody is chosen yet.
  const nobody = defaultClientId === undefined ? 'pos.ticket.noClient' : 'pos.ticket.anyClient';
  return (
    <button
      type="button"
      className="ticket__client"
      aria-keyshortcuts={keyOf('client')}
      onClick={onAsk}
    >
      <Glyph name="person" />
      <span>
        {cart.client?.name ?? t(nobody)}
        <Owed />
      </span>
    </button>
  );
}

function Owed(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { cart } = usePosState();
  const start = useStart();
  const account = useClientAccount();
  if (account === undefined) return null;
  const { balanceMinor, limitMinor = 0 } = account;
  const { totalMinor } = priceCart(cart, pricingOf(start)).totals;
  if (isOverCredit(account, totalMinor)) {
    const limit = showMinor(limitMinor, language);
    return (
      <small className="ticket__over" role="alert">
        {t('selling.client.overLimit', { limit, owed: showMinor(balanceMinor, language) })}
      </small>
    );
  }
  if (balanceMinor === 0) return null;
  const key = balanceMinor > 0 ? 'selling.client.owes' : 'selling.client.hasCredit';
  return <small>{t(key, { amount: showMinor(Math.abs(balanceMinor), language) })}</small>;
}
