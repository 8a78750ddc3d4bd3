import type { Language } from '@balcao/messages';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import type { TillSession } from '../till/till-session.js';
import { displayChannel, type DisplayMessage, type ShownSale } from './shown-sale.js';

/** Delay after which a scan is on the cashier's screen even on a slow machine, in milliseconds. */
const PAINTED_MS = 60;

/**
 * Sends the current sale to the customer display after the cashier's screen is painted; returns a
 * function that stops.
 */
export function showToClient(till: TillSession, language: Language): () => void {
  const channel = new BroadcastChannel(displayChannel(till.companyId));
  let lastSent: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    timer = undefined;
    const message: DisplayMessage = { kind: 'sale', sale: shownSale(till, language) };
    const text = JSON.stringify(message);
    if (text !== lastSent) channel.postMessage(message);
    lastSent = text;
  };
  const tellLater = (): void => {
    timer ??= setTimeout(tell, PAINTED_MS);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<DisplayMessage>) => {
    if (data.kind !== 'hello') return;
    lastSent = undefined;
    tell();
  });
  const stops = [till.state.subscribe(tellLater), till.view.subscribe(tellLater)];
  tell();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    channel.close();
  };
}

function shownSale({ state, view, start }: TillSession, language: Language): ShownSale {
  const { cart } = state.get();
  const { last } = view.get();
  const { lines, totals } = priceCart(cart, pricingOf(start));
  const isBetween = cart.lines.length === 0 && last !== null && last.isReturn !== true;
  return {
    company: start.companyName,
    currency: start.currency,
    language,
    lines: cart.lines.map(({ key, name, quantity }, index) => ({
      key,
      name,
      quantity,
      minor: lines[index]?.afterDiscountMinor ?? 0,
    })),
    totalMinor: totals.totalMinor,
    discountMinor: totals.commercialMinor,
    ...(isBetween && {
      made: {
        totalMinor: last.totalMinor,
        changeMinor: last.changeMinor,
        ...(last.roundingMinor !== undefined && { roundingMinor: last.roundingMinor }),
      },
    }),
  };
}
