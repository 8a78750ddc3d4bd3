import type { DocumentAnswer, HistoryEntry } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { owedBy } from './history-sentence.js';

interface OwedEffectProps {
  readonly entry: HistoryEntry;
  readonly document: DocumentAnswer;
}

/** What an event did to the account of the document's party; nothing where it did nothing. */
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
