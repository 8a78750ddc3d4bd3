import type { HistoryEntry } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

/** The raw event, collapsed. */
export function RawEvent({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  const t = useMessages();
  return (
    <details className="history__raw">
      <summary>{t('documents.history.raw', { revision: entry.revision })}</summary>
      <dl>
        <dt>{t('documents.history.event')}</dt>
        <dd>{entry.type}</dd>
        <dt>{t('documents.history.revision')}</dt>
        <dd>{entry.revision}</dd>
        <dt>{t('documents.history.hash')}</dt>
        <dd className="history__hash">{entry.hash}</dd>
      </dl>
      <pre tabIndex={0}>{JSON.stringify(entry.data, null, 2)}</pre>
    </details>
  );
}
