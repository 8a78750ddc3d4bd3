import { showMinor } from '@balcao/messages';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { shortCash } from './cash-shortage.js';

/** What is told of a box of cash that holds less than is taken from it; it may be meant. */
export function useShortage(...asked: Parameters<typeof shortCash>): string | undefined {
  const t = useMessages();
  const language = useLanguage();
  const held = shortCash(...asked);
  if (held === undefined) return undefined;
  return t('money.payments.shortCash', { amount: showMinor(held, language) });
}
