import '../theme/management.css';
import type { ResourceName } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Form, ResourceContextProvider, type RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { FormButtons } from './FormButtons.js';
import { createdWords, useSubmitting } from './use-saving.js';

interface NewRecordDialogProps<R extends RaRecord> {
  readonly resource: ResourceName;
  readonly title: string;
  /** What the form begins with. */
  readonly defaults: object;
  readonly onClose: () => void;
  readonly onCreated: (record: R) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Adds a record without leaving the form that it was missing in. */
export function NewRecordDialog<R extends RaRecord>(props: NewRecordDialogProps<R>): ReactNode {
  const { resource, title, defaults, onClose, onCreated, children } = props;
  const t = useMessages();
  const provider = useBalcao();
  const queries = useQueryClient();
  const created = useRef<R>(null);
  const save = useSubmitting(
    async (values) => {
      ({ data: created.current } = await provider.create<R>(resource, { data: { ...values } }));
    },
    async () => {
      await queries.invalidateQueries({ queryKey: [resource] });
      if (created.current !== null) onCreated(created.current);
    },
    (values) => createdWords(t, values),
  );
  return (
    <DialogFrame title={title} onClose={onClose}>
      <ResourceContextProvider value={resource}>
        <Form
          defaultValues={{ ...defaults }}
          onSubmit={save}
          noValidate
          disableInvalidFormNotification
        >
          <div className="form">{children}</div>
          <FormButtons onCancel={onClose} />
        </Form>
      </ResourceContextProvider>
    </DialogFrame>
  );
}
