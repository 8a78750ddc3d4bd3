import type { DocumentAnswer, HistoryEntry } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { owedBy } from './history-sentence.js';

interface OwedEffectProps {
  readonly entry: HistoryEntry;
  readonly document: DocumentAnswer;
}

/** The effect of an event on the party's account; absent if none. */
export function OwedEffect({ entry, document }: OwedEffectProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const owed = owedBy(entry);
  if (owed === 0) return null;
  const effect = owed > 0 ? 'documents.history.owesMore' : 'documents.history.owesLess';
  const amount = `${showMinor(Math.abs(owed), language)} ${document.currency}`;
  return (
    <p className="history__effect">{t(effect, { client: document.content.party.name, amount })}</p>
  );
}
