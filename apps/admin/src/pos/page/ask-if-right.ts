import { showDecimal, showMinor } from '@balcao/messages';
import { askToConfirm } from '../../boot/confirm.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Cart } from '../cart/cart.js';
import {
  isUnlikelyPrice,
  isUnlikelyQuantity,
  isUnlikelyReceived,
  isUnlikelySum,
} from '../tender/unlikely.js';

/** Asks once more about figures that are hardly meant; each answers whether it may go on. */
export interface AskIfRight {
  /** Of the lines that the change made other, or put there. */
  readonly cart: (before: Cart, after: Cart) => Promise<boolean>;
  readonly received: (receivedMinor: number, dueMinor: number) => Promise<boolean>;
  /** Of a sale that nothing is paid for. */
  readonly nothing: () => Promise<boolean>;
  readonly sum: (minor: number) => Promise<boolean>;
}

/** The second question, the same for every way in which a figure comes. */
export function useAskIfRight(): AskIfRight {
  const t = useMessages();
  const language = useLanguage();
  const ask = (figure: string, message: string): Promise<boolean> =>
    askToConfirm({ title: t('selling.unlikely.title', { figure }), message, isDestructive: true });
  return {
    cart: async (before, after) => {
      for (const line of after.lines) {
        const { key, name, quantity, unitPrice } = line;
        const was = before.lines.find((each) => each.key === key);
        if (was?.quantity !== quantity && isUnlikelyQuantity(quantity, unitPrice)) {
          const figure = showDecimal(quantity, language);
          return ask(figure, t('selling.unlikely.quantity', { name }));
        }
        if (was && was.unitPrice !== unitPrice && isUnlikelyPrice(unitPrice, was.unitPrice)) {
          const price = showDecimal(was.unitPrice, language);
          const message = t('selling.unlikely.price', { name, price });
          return ask(showDecimal(unitPrice, language), message);
        }
      }
      return true;
    },
    received: async (receivedMinor, dueMinor) => {
      if (!isUnlikelyReceived(receivedMinor, dueMinor)) return true;
      const due = showMinor(dueMinor, language);
      return ask(showMinor(receivedMinor, language), t('selling.unlikely.received', { due }));
    },
    nothing: () => ask(showMinor(0, language), t('selling.unlikely.nothing')),
    sum: async (minor) => {
      if (!isUnlikelySum(minor)) return true;
      return ask(showMinor(minor, language), t('selling.unlikely.sum'));
    },
  };
}
