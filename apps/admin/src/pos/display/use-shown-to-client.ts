import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/use-messages.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/sale-entry.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { displayChannel, type DisplayMessage, type ShownSale } from './shown-sale.js';

/** Tells the client's window, if there is one, of the sale as it is made. */
export function useShownToClient(): void {
  const { companyId } = useTill();
  const sale = useShownSale();
  useEffect(() => {
    const channel = new BroadcastChannel(displayChannel(companyId));
    const tell = (): void => {
      const message: DisplayMessage = { kind: 'sale', sale };
      channel.postMessage(message);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<DisplayMessage>) => {
      if (data.kind === 'hello') tell();
    });
    tell();
    return () => {
      channel.close();
    };
  }, [companyId, sale]);
}

function useShownSale(): ShownSale {
  const language = useLanguage();
  const start = useStart();
  const { cart } = usePosState();
  const { last } = useTillView();
  return useMemo(() => {
    const { lines, totals } = priceCart(cart, pricingOf(start));
    const isBetween = cart.lines.length === 0 && last !== null && last.isReturn !== true;
    return {
      ...{ company: start.companyName, currency: start.currency, language },
      lines: cart.lines.map(({ key, name, quantity }, index) => ({
        ...{ key, name, quantity },
        minor: lines[index]?.afterDiscountMinor ?? 0,
      })),
      totalMinor: totals.totalMinor,
      ...(isBetween && {
        made: { totalMinor: last.totalMinor, changeMinor: last.changeMinor },
      }),
    };
  }, [cart, start, last, language]);
}
