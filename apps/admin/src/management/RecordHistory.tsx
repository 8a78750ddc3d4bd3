import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { HistoryEntries } from './HistoryEntries.js';
import { useRecordHistory } from './use-record-history.js';

interface RecordHistoryProps {
  readonly resource: string;
  readonly id: string;
}

/** The history of a record, the newest event first; older ones load on request. */
export function RecordHistory({ resource, id }: RecordHistoryProps): ReactNode {
  const t = useMessages();
  const history = useRecordHistory(resource, id);
  if (history.data === undefined) {
    if (history.isError) return <p role="alert">{history.error.message}</p>;
    return <Skeleton shape="text" />;
  }
  return (
    <>
      <HistoryEntries
        entries={history.data.pages.flatMap((page) => page.entries)}
        resource={resource}
      />
      {history.hasNextPage ? (
        <Button
          onClick={() => {
            void history.fetchNextPage();
          }}
        >
          {t('management.historyMore')}
        </Button>
      ) : null}
    </>
  );
}
