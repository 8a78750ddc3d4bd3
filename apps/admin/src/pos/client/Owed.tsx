import type { ReactNode } from 'react';
import { showMinor } from '@balcao/messages';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import { usePosState, useStart } from '../till/till-context.js';
import { isOverCredit, useClientAccount } from './account.js';

/** The client's debt or credit. */
export function Owed(): ReactNode {
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
        {t('asked.client.overLimit', { limit, owed: showMinor(balanceMinor, language) })}
      </small>
    );
  }
  if (balanceMinor === 0) return null;
  const key = balanceMinor > 0 ? 'asked.client.owes' : 'asked.client.hasCredit';
  return <small>{t(key, { amount: showMinor(Math.abs(balanceMinor), language) })}</small>;
}
