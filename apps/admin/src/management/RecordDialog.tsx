import { resourceOf } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { useRef, useState, type ReactNode } from 'react';
import { CreateBase, EditBase, useEditContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { Access } from '../admin/Access.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { useDenied } from '../layout/use-denied.js';
import { stepped } from './arrival.js';
import type { DoubtsOf, ManagementDefinition } from './definition.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { FailedState } from '../skeletons/FailedState.js';
import { RecordForm } from './RecordForm.js';
import { useClosing } from './use-closing.js';
import { useLeavingForm } from './use-leaving-form.js';
import { useSaving } from './use-saving.js';

export interface RecordDialogProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** The id of the record to edit; missing for a new one. */
  readonly id?: string;
}

/** Creates or edits a record, over the list. */
export function RecordDialog<R extends RaRecord>(props: RecordDialogProps<R>): ReactNode {
  const { definition, id } = props;
  const { resource } = definition;
  const denied = <Denied permission={resourceOf(resource).manage} resource={resource} />;
  return (
    <Access action={id === undefined ? 'create' : 'edit'} resource={resource} denied={denied}>
      {id === undefined ? (
        <NewRecord definition={definition} />
      ) : (
        <KeptRecord definition={definition} id={id} />
      )}
    </Access>
  );
}

interface DeniedProps {
  readonly permission: Permission;
  readonly resource: string;
}

/**
 * Shown instead of the form to users without the permission: names the permission and who can grant
 * it.
 */
function Denied({ permission, resource }: DeniedProps): ReactNode {
  const t = useMessages();
  const reason = useDenied(permission);
  return (
    <DialogFrame title={t('app.accessDenied.title')} onClose={useClosing(resource)}>
      <p>{reason}</p>
    </DialogFrame>
  );
}

/** Creates one record after another, for as long as the user continues. */
function NewRecord<R extends RaRecord>({ definition }: RecordDialogProps<R>): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <OneNewRecord
      key={count}
      definition={definition}
      onAnother={() => {
        setCount(count + 1);
      }}
    />
  );
}

interface OneNewRecordProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly onAnother: () => void;
}

function OneNewRecord<R extends RaRecord>(props: OneNewRecordProps<R>): ReactNode {
  const { definition, onAnother } = props;
  const { resource, pathOfNew, useDoubts = useNoDoubts } = definition;
  const navigate = useNavigate();
  const close = useClosing(resource);
  const leaving = useLeavingForm();
  const anotherRef = useRef(false);
  const { create } = useSaving(resource, useDoubts());
  const onSuccess = ({ id }: RaRecord): void => {
    leaving.settle();
    if (anotherRef.current) onAnother();
    else if (pathOfNew === undefined) close();
    else void navigate(pathOfNew(String(id)), { replace: true, state: stepped });
  };
  return (
    <CreateBase<R>
      resource={resource}
      redirect={false}
      mutationOptions={{ mutationFn: create<R>, meta: madeHere, onSuccess, onError }}
    >
      <RecordForm
        definition={definition}
        leaving={leaving}
        onClose={close}
        {...(pathOfNew === undefined && { anotherRef })}
      />
    </CreateBase>
  );
}

const noDoubts: DoubtsOf = () => [];
const useNoDoubts = (): DoubtsOf => noDoubts;

/** A form knows only part of the record it created, so other screens read it again. */
const madeHere = { of: 'creation' };

/** Already shown, at its field or as a message. */
const onError = (): void => undefined;

let openings = 0;

/**
 * The form keeps the record as it was when it opened, even if it is read again: otherwise the
 * user's input would be lost, or another user's change overwritten unseen.
 */
function KeptRecord<R extends RaRecord>(props: Required<RecordDialogProps<R>>): ReactNode {
  const { definition, id } = props;
  const { resource } = definition;
  const [meta] = useState(() => ({ opening: (openings += 1) }));
  const close = useClosing(resource);
  const leaving = useLeavingForm();
  const { update } = useSaving(resource);
  const onSuccess = (): void => {
    leaving.settle();
    close();
  };
  return (
    <EditBase<R>
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ meta, onError, enabled: ({ state }) => state.data === undefined }}
      mutationOptions={{ mutationFn: update<R>, meta, onSuccess, onError }}
    >
      <OpenedRecord definition={definition} leaving={leaving} onClose={close} />
    </EditBase>
  );
}

interface OpenedRecordProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly leaving: ReturnType<typeof useLeavingForm>;
  readonly onClose: () => void;
}

function OpenedRecord<R extends RaRecord>(props: OpenedRecordProps<R>): ReactNode {
  const { definition, onClose } = props;
  const t = useMessages();
  const navigate = useNavigate();
  const { record, error, refetch } = useEditContext<R>();
  if (record !== undefined) {
    const onGo = (to: string): void => {
      const path = `/${definition.resource}/${encodeURIComponent(to)}/edit`;
      void navigate(path, { replace: true, state: stepped });
    };
    return <RecordForm {...props} record={record} onGo={onGo} />;
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
