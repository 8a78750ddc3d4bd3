import type { HistoryEntry } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AsItWas } from '../compare/AsItWas.js';
import { ChangedField } from './ChangedField.js';
import { changesOf, reasonOf } from '../history/history.js';
import { useEventName } from '../history/use-event-name.js';

interface HistoryEntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly resource: string;
}

/** Events as a list: what, who, when, and the earlier values. */
export function HistoryEntries({ entries, resource }: HistoryEntriesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  if (entries.length === 0) return <p>{t('management.historyEmpty')}</p>;
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li key={entry.revision}>
          <strong>{nameOf(entry.type)}</strong>
          <small>
            {t('management.historyBy', {
              actor: entry.actorName,
              when: sayInstant(entry.recordedAt, language),
            })}
          </small>
          <Why reason={reasonOf(entry)} />
          {changesOf(entry.data).map((change) => (
            <ChangedField key={change.field} change={change} resource={resource} />
          ))}
          <AsItWas revision={entry.revision} />
        </li>
      ))}
    </ol>
  );
}

function Why({ reason }: { readonly reason: string | undefined }): ReactNode {
  const t = useMessages();
  return reason === undefined ? null : (
    <p className="history__change">{t('past.replay.reason', { reason })}</p>
  );
}
