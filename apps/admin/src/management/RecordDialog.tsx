import { resourceOf } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { ResourceContextProvider, useGetOne, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMayStill } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { useDenied } from '../layout/use-denied.js';
import { stepped } from './arrival.js';
import type { ManagementDefinition } from './definition.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { FailedState } from '../skeletons/FailedState.js';
import { RecordForm } from './RecordForm.js';
import { useClosing } from './use-closing.js';

export interface RecordDialogProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** Of the record to edit; without it the record is new. */
  readonly id?: string;
}

/** Creates or edits a record, over the list. */
export function RecordDialog<R extends RaRecord>(props: RecordDialogProps<R>): ReactNode {
  const { definition, id } = props;
  const navigate = useNavigate();
  const { pathOfNew } = definition;
  const { manage } = resourceOf(definition.resource);
  const mayManage = useMayStill(manage);
  const close = useClosing(definition.resource);
  if (!mayManage) return <Denied permission={manage} onClose={close} />;
  return (
    <ResourceContextProvider value={definition.resource}>
      {id === undefined ? (
        <RecordForm
          definition={definition}
          onClose={close}
          onCreated={
            pathOfNew &&
            ((created) => {
              void navigate(pathOfNew(created), { replace: true, state: stepped });
            })
          }
        />
      ) : (
        <EditForm
          definition={definition}
          id={id}
          onClose={close}
          onGo={(to) => {
            const path = `/${definition.resource}/${encodeURIComponent(to)}/edit`;
            void navigate(path, { replace: true, state: stepped });
          }}
        />
      )}
    </ResourceContextProvider>
  );
}

interface DeniedProps {
  readonly permission: Permission;
  readonly onClose: () => void;
}

/** In place of the form for who may only look: says what is missing, and who can grant it. */
function Denied({ permission, onClose }: DeniedProps): ReactNode {
  const t = useMessages();
  const reason = useDenied(permission);
  return (
    <DialogFrame title={t('app.accessDenied.title')} onClose={onClose}>
      <p>{reason}</p>
    </DialogFrame>
  );
}

interface EditFormProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly id: string;
  readonly onClose: () => void;
  readonly onGo: (id: string) => void;
}

/**
 * The form keeps the record as it was when it opened: read again behind it, what is being written
 * would be lost, and what somebody else has changed would be overwritten unseen.
 */
function EditForm<R extends RaRecord>(props: EditFormProps<R>): ReactNode {
  const { definition, id, onClose, onGo } = props;
  const t = useMessages();
  // A list keeps the record that was at hand before it: of another revision, it could not be saved.
  const options = { staleTime: 0 };
  const { data, error, isFetching, refetch } = useGetOne<R>(definition.resource, { id }, options);
  const [opened, setOpened] = useState<R>();
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data);
  if (opened !== undefined) {
    return <RecordForm definition={definition} record={opened} onClose={onClose} onGo={onGo} />;
  }
  return (
    <DialogFrame title={t('management.edit')} onClose={onClose}>
      {error === null ? (
        <Skeleton shape="form" />
      ) : (
        <FailedState problem={error.message} onRetry={() => void refetch()} />
      )}
    </DialogFrame>
  );
}
