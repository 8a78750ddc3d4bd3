import './payments.css';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { shortCash } from './cash-shortage.js';

/** What warns of a box of cash that holds less than is taken from it; it may be meant. */
export function useShortage(...asked: Parameters<typeof shortCash>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const held = shortCash(...asked);
  if (held === undefined) return undefined;
  const shortage = t('money.payments.shortCash', { amount: showMinor(held, language) });
  return <span className="means__shortage">{shortage}</span>;
}
