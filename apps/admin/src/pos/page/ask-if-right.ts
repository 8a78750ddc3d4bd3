import { showDecimal, showMinor, type ScreenMessageKey } from '@balcao/messages';
import { askToConfirm } from '../../boot/confirm.js';
import { needMessages, type Params } from '../../i18n/messages.js';
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
  const ask = async (figure: string, key: ScreenMessageKey, params?: Params): Promise<boolean> => {
    await needMessages('tillMore');
    const title = t('asked.unlikely.title', { figure });
    return askToConfirm({ title, message: t(key, params), isDestructive: true });
  };
  return {
    cart: async (before, after) => {
      for (const line of after.lines) {
        const { key, name, quantity, unitPrice } = line;
        const was = before.lines.find((each) => each.key === key);
        if (was?.quantity !== quantity && isUnlikelyQuantity(quantity, unitPrice)) {
          const figure = showDecimal(quantity, language);
          return ask(figure, 'asked.unlikely.quantity', { name });
        }
        if (was && was.unitPrice !== unitPrice && isUnlikelyPrice(unitPrice, was.unitPrice)) {
          const price = showDecimal(was.unitPrice, language);
          const figure = showDecimal(unitPrice, language);
          return ask(figure, 'asked.unlikely.price', { name, price });
        }
      }
      return true;
    },
    received: async (receivedMinor, dueMinor) => {
      if (!isUnlikelyReceived(receivedMinor, dueMinor)) return true;
      const due = showMinor(dueMinor, language);
      return ask(showMinor(receivedMinor, language), 'asked.unlikely.received', { due });
    },
    nothing: () => ask(showMinor(0, language), 'asked.unlikely.nothing'),
    sum: async (minor) => {
      if (!isUnlikelySum(minor)) return true;
      return ask(showMinor(minor, language), 'asked.unlikely.sum');
    },
  };
}
