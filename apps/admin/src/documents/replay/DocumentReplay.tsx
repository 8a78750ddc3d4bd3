import './replay.css';
import type { DocumentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { useMessages } from '../../i18n/use-messages.js';
import { PrintHistory } from './PrintHistory.js';
import { useReplay } from './read-replay.js';
import { Timeline } from './Timeline.js';

/** Every event that affected a document, and the state after each. */
export function DocumentReplay({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const replay = useReplay(document.id);
  const entries = replay.data?.pages.flatMap((page) => page.entries);
  return (
    <section className="card replay" aria-labelledby="history-title">
      <header className="replay__head">
        <h2 id="history-title">{t('management.history')}</h2>
        <PrintHistory id={document.id} />
      </header>
      {replay.isError ? <p role="alert">{replay.error.message}</p> : null}
      {entries === undefined && !replay.isError ? <Skeleton shape="text" /> : null}
      {entries === undefined || entries.length === 0 ? null : (
        <Timeline
          document={document}
          entries={entries}
          total={replay.data?.pages[0]?.total ?? entries.length}
          isReading={replay.isFetchingNextPage}
          onReadOn={() => {
            if (replay.hasNextPage) void replay.fetchNextPage();
          }}
        />
      )}
    </section>
  );
}
