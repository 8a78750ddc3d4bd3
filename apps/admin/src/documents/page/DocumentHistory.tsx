import Button from '@mui/material/Button';
import type { DocumentAnswer, HistoryEntry } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { sayInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { AsItWas } from '../../compare/AsItWas.js';
import { sentenceOf } from './history-sentence.js';
import { OwedEffect } from './OwedEffect.js';
import { RawEvent } from './RawEvent.js';
import { useHistory } from './use-history.js';

/** The history of the document from the journal: who, when and what, in words and raw. */
export function DocumentHistory({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const history = useHistory(document.id);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <section className="card" aria-labelledby="history-title">
      <h2 id="history-title">{t('management.history')}</h2>
      {history.isError ? <p role="alert">{history.error.message}</p> : null}
      {entries === undefined && !history.isError ? <Skeleton shape="text" /> : null}
      <ol className="history">
        {entries?.map((entry) => (
          <Entry key={entry.revision} entry={entry} document={document} />
        ))}
      </ol>
      {history.hasNextPage ? (
        <Button
          variant="outlined"
          disabled={history.isFetchingNextPage}
          onClick={() => {
            void history.fetchNextPage();
          }}
        >
          {t('management.historyMore')}
        </Button>
      ) : null}
    </section>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly document: DocumentAnswer;
}

function Entry({ entry, document }: EntryProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { key, texts, amounts, tone } = sentenceOf(entry);
  const money = (minor: number): string => `${showMinor(minor, language)} ${document.currency}`;
  const figures = Object.fromEntries(
    Object.entries(amounts).map(([name, minor]) => [name, money(minor)]),
  );
  return (
    <li className={`history--${tone}`}>
      <strong>{t(key, { ...texts, ...figures })}</strong>
      <small>
        {t('management.historyBy', {
          actor: entry.actorName,
          when: sayInstant(entry.recordedAt, language),
        })}
      </small>
      <OwedEffect entry={entry} document={document} />
      <AsItWas revision={entry.revision} />
      <RawEvent entry={entry} />
    </li>
  );
}
