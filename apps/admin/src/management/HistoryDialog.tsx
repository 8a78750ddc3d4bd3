import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { stepped } from './arrival.js';
import type { ManagementDefinition } from './definition.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { listOf } from './record-list.js';
import { RecordFacts } from './RecordFacts.js';
import { RecordHistory } from './RecordHistory.js';
import { RecordSteps } from './RecordSteps.js';
import { useClosing } from './use-closing.js';

export interface HistoryDialogProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly id: string;
}

/** The history of a record without a form, read from the journal. */
export function HistoryDialog<R extends RaRecord>(props: HistoryDialogProps<R>): ReactNode {
  const { definition, id } = props;
  const { resource } = definition;
  const t = useMessages();
  const navigate = useNavigate();
  const close = useClosing(resource);
  const { data: record } = useGetOne<R>(resource, { id });
  const name = record === undefined ? '' : definition.nameOf(record);
  // What is recorded once has no form that shows it.
  const isRecorded = definition.isEditable === false;
  return (
    <DialogFrame
      title={isRecorded ? name : t('management.historyTitle', { name })}
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
      {isRecorded && record !== undefined ? (
        <>
          <RecordFacts definition={definition} record={record} />
          <h3>{t('management.history')}</h3>
        </>
      ) : null}
      <RecordHistory resource={resource} id={id} />
    </DialogFrame>
  );
}
