import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { HistoryEntries } from '../management/HistoryEntries.js';
import { useRecordHistory } from '../management/use-record-history.js';

const resource = 'commercial/articles';

/** Who changed what of an article, and when. */
export function ArticleHistory({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const history = useRecordHistory(resource, id);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <section className="card card--flush article__whole" aria-labelledby="article-history">
      <div className="card__head">
        <h2 id="article-history">{t('management.history')}</h2>
      </div>
      <div className="article__history">
        {entries === undefined ? (
          history.isError ? (
            <p role="alert">{history.error.message}</p>
          ) : (
            <div className="facts__loading">
              <Skeleton shape="text" />
            </div>
          )
        ) : (
          <HistoryEntries entries={entries} resource={resource} />
        )}
        {history.hasNextPage ? (
          <Button
            onClick={() => {
              void history.fetchNextPage();
            }}
          >
            {t('management.historyMore')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
