import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { stepped } from './arrival.js';
import type { ManagementDefinition } from './definition.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { listOf } from './record-list.js';
import { RecordHistory } from './RecordHistory.js';
import { RecordSteps } from './RecordSteps.js';
import { useClosing } from './use-closing.js';

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
      <RecordHistory resource={resource} id={id} />
    </DialogFrame>
  );
}
