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

/** Confirms improbable figures; resolves to whether to continue. */
export interface AskIfRight {
  /** For lines that were changed or added. */
  readonly cart: (before: Cart, after: Cart) => Promise<boolean>;
  readonly received: (receivedMinor: number, dueMinor: number) => Promise<boolean>;
  /** For a sale of 0.00. */
  readonly nothing: () => Promise<boolean>;
  readonly sum: (minor: number) => Promise<boolean>;
}

/** The confirmation, common to all inputs. */
export function useAskIfRight(): AskIfRight {
  const t = useMessages();
  const language = useLanguage();
  const ask = async (figure: string, key: ScreenMessageKey, params?: Params): Promise<boolean> => {
    await needMessages('tillMore');
    const title = t('asked.unlikely.title', { figure });
    const answers = { yes: t('asked.unlikely.yes'), no: t('asked.unlikely.no') };
    return askToConfirm({ title, message: t(key, params), ...answers, isDestructive: true });
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
