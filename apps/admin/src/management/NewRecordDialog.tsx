import '../theme/management.css';
import { resourceOf, type ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { CreateBase, Form, type RaRecord } from 'react-admin';
import { Access } from '../admin/Access.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { useDenied } from '../layout/use-denied.js';
import { FormButtons } from './FormButtons.js';
import { FormProblems } from './FormProblems.js';
import { useSaving } from './use-saving.js';

interface NewRecordDialogProps<R extends RaRecord> {
  readonly resource: ResourceName;
  readonly title: string;
  /** The form's initial values. */
  readonly defaults: object;
  readonly onClose: () => void;
  readonly onCreated: (record: R) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Creates a related record without leaving the current form. */
export function NewRecordDialog<R extends RaRecord>(props: NewRecordDialogProps<R>): ReactNode {
  const { resource, title, defaults, onClose, onCreated, children } = props;
  const { create } = useSaving(resource);
  const denied = <p>{useDenied(resourceOf(resource).manage)}</p>;
  return (
    <DialogFrame title={title} onClose={onClose}>
      <Access action="create" resource={resource} denied={denied}>
        <CreateBase<R, R>
          resource={resource}
          redirect={false}
          mutationOptions={{
            mutationFn: create<R>,
            meta: { of: 'creation' },
            onSuccess: onCreated,
            onError: () => undefined,
          }}
        >
          <Form defaultValues={{ ...defaults }} noValidate disableInvalidFormNotification>
            <FormProblems />
            <div className="form">{children}</div>
            <FormButtons onCancel={onClose} />
          </Form>
        </CreateBase>
      </Access>
    </DialogFrame>
  );
}
