import { showDecimal } from '@balcao/messages';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Cart } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { priceFor } from '../till/prices.js';
import { pricingOf } from '../till/pricing-of.js';
import { useStart, useTill } from '../till/till-context.js';
import { askForApproval } from './approval-asked.js';
import { excessesOf, type Judged } from './limits.js';

/**
 * Accepts a cart within the cashier's limits, above them with a supervisor's approval, and refuses
 * it otherwise. Throws `PricingError` for a cart without a price.
 */
export function useApprovedCart(): (cart: Cart) => Promise<Cart | undefined> {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const start = useStart();
  return async (cart) => {
    const judged: Judged = {
      cart,
      priced: priceCart(cart, pricingOf(start)),
      ownPrice: ({ articleId }) => {
        const article = till.catalogue.get(articleId);
        return article && priceFor(article, start, cart.client);
      },
    };
    // Of whoever is at the till, as the books judge it; not of whoever signed in on the device.
    const { cashierId } = till;
    const limits = start.cashiers.find(({ id }) => id === cashierId) ?? {};
    const excesses = excessesOf(judged, limits);
    const excess = excesses.find(({ key }) => cart.approved?.includes(key) !== true);
    if (excess === undefined) return cart;
    const { kind } = excess;
    const given = showDecimal(excess.given, language);
    const limit = showDecimal(excess.limit, language);
    const saleId = cart.saleId ?? ulid();
    const answer = await askForApproval({
      message: t(`asked.approval.beyond.${kind}`, { given, limit }),
      subjectId: saleId,
      ...(cart.approval !== undefined && { before: cart.approval.reason }),
    });
    if (answer === undefined) return undefined;
    const [still] = excessesOf(judged, answer);
    if (still !== undefined) {
      const most = showDecimal(still.limit, language);
      showSnack(t('asked.approval.approverBeyond', { limit: most }), 'error');
      return undefined;
    }
    const approved = excesses.map(({ key }) => key);
    return { ...cart, saleId, approved, approval: answer.approval };
  };
}
