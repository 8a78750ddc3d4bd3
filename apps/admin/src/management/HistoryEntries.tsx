import type { HistoryEntry } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import { showInstant } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AsItWas } from '../past/AsItWas.js';
import { changesOf } from './history.js';
import { useEventName } from './use-event-name.js';

interface HistoryEntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly resource: string;
}

/** Events as a list: what, who, when, and what was before. */
export function HistoryEntries({ entries, resource }: HistoryEntriesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  const labelOf = useTranslateLabel();
  if (entries.length === 0) return <p>{t('management.historyEmpty')}</p>;
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li key={entry.revision}>
          <strong>{nameOf(entry.type)}</strong>
          <small>
            {t('management.historyBy', {
              actor: entry.actorName,
              when: showInstant(entry.recordedAt, language),
            })}
          </small>
          {changesOf(entry.data).map(({ field, before, after }) => (
            <div key={field} className="history__change">
              <span>{labelOf({ source: field, resource })}</span>
              <del>{before}</del> <ins>{after}</ins>
            </div>
          ))}
          <AsItWas revision={entry.revision} />
        </li>
      ))}
    </ol>
  );
}
