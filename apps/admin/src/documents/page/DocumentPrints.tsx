import type { CopyKind, DocumentAnswer, HistoryEntry } from '@balcao/contracts';
import { copyKinds } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { showInstant } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useHistory } from './use-history.js';

/** Which copies were handed out on paper, when and by whom; nothing while there are none. */
export function DocumentPrints({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { data } = useHistory(document.id);
  const prints = data?.pages.flatMap(({ entries }) => entries.flatMap(printOf)) ?? [];
  if (prints.length === 0) return null;
  return (
    <section className="card" aria-labelledby="prints-title">
      <h2 id="prints-title">{t('documents.prints.title')}</h2>
      <ul className="doc__prints">
        {prints.map(({ revision, copy, actorName, recordedAt }) => (
          <li key={revision}>
            <strong>{t(`resources.commercial/print_model.copyNames.${copy}`)}</strong>
            <small>
              {t('management.historyBy', {
                actor: actorName,
                when: showInstant(recordedAt, language),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Print extends Pick<HistoryEntry, 'revision' | 'actorName' | 'recordedAt'> {
  readonly copy: CopyKind;
}

function printOf({ type, data, ...entry }: HistoryEntry): readonly Print[] {
  if (type !== 'DocumentPrinted') return [];
  const copy = copyKinds.find((kind) => kind === data['copy']);
  return copy === undefined ? [] : [{ ...entry, copy }];
}
