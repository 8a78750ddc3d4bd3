import Button from '@mui/material/Button';
import type { CopyKind, DocumentAnswer, HistoryEntry } from '@balcao/contracts';
import { copyKinds } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { sayInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useHistory } from './use-history.js';

/** The number of prints listed before the rest is collapsed. */
const LATEST = 5;

/** The printed copies with time and user; absent if there are none. */
export function DocumentPrints({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(document.id);
  const prints = data?.pages.flatMap(({ entries }) => entries.flatMap(printOf)) ?? [];
  if (prints.length === 0 && !hasNextPage) return null;
  const latest = prints.slice(0, LATEST);
  const earlier = prints.slice(LATEST);
  return (
    <section className="card" aria-labelledby="prints-title">
      <h2 id="prints-title">{t('documents.prints.title')}</h2>
      {latest.length === 0 ? <p>{t('documents.prints.noneLately')}</p> : null}
      <PrintList prints={latest} />
      {earlier.length === 0 ? null : (
        <details>
          <summary>{t('documents.prints.earlier', { smart_count: earlier.length })}</summary>
          <PrintList prints={earlier} />
        </details>
      )}
      {hasNextPage ? (
        <Button
          size="small"
          disabled={isFetchingNextPage}
          onClick={() => {
            void fetchNextPage();
          }}
        >
          {t('documents.prints.lookBack')}
        </Button>
      ) : null}
    </section>
  );
}

function PrintList({ prints }: { readonly prints: readonly Print[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <ul className="doc__prints">
      {prints.map(({ revision, copy, actorName: actor, recordedAt }) => (
        <li key={revision}>
          <strong>{t(`resources.commercial/print_model.copyNames.${copy}`)}</strong>
          <small>
            {t('management.historyBy', { actor, when: sayInstant(recordedAt, language) })}
          </small>
        </li>
      ))}
    </ul>
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
