import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { stepped } from './arrival.js';
import type { ManagementDefinition } from './definition.js';
import { DialogFrame } from './DialogFrame.js';
import { HistoryEntries } from './HistoryEntries.js';
import { listOf } from './record-list.js';
import { RecordSteps } from './RecordSteps.js';
import { useClosing } from './use-closing.js';
import { useRecordHistory } from './use-record-history.js';

export interface HistoryDialogProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly id: string;
}

/** What has happened to a record, read from the journal, the newest first. */
export function HistoryDialog<R extends RaRecord>(props: HistoryDialogProps<R>): ReactNode {
  const { definition, id } = props;
  const { resource } = definition;
  const t = useMessages();
  const navigate = useNavigate();
  const close = useClosing(resource);
  const { data: record } = useGetOne<R>(resource, { id });
  const history = useRecordHistory(resource, id);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <DialogFrame
      title={t('management.historyTitle', {
        name: record === undefined ? '' : definition.nameOf(record),
      })}
      onClose={close}
      aside={
        <RecordSteps
          list={listOf(definition)}
          id={id}
          place="dialog"
          onGo={(to, follow) => {
            follow();
            const path = `/${resource}/${encodeURIComponent(to)}/history`;
            void navigate(path, { replace: true, state: stepped });
          }}
        />
      }
    >
      {entries === undefined ? (
        history.isError ? (
          <p role="alert">{history.error.message}</p>
        ) : (
          <Skeleton shape="text" />
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
    </DialogFrame>
  );
}
