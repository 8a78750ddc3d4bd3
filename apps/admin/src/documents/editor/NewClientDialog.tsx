import '../../management/management.css';
import type { ClientRow } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Form, ResourceContextProvider, TextInput } from 'react-admin';
import { useBalcao } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../management/DialogButtons.js';
import { DialogFrame } from '../../management/DialogFrame.js';
import { useSubmitting } from '../../management/use-saving.js';

interface NewClientDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

const RESOURCE = 'commercial/clients';

/** Adds a client without leaving the document: the fields that an invoice needs. */
export function NewClientDialog({ name, onClose, onCreated }: NewClientDialogProps): ReactNode {
  const t = useMessages();
  const save = useCreating(onCreated);
  return (
    <DialogFrame title={t('pages.home.newClient')} onClose={onClose}>
      <ResourceContextProvider value={RESOURCE}>
        <Form
          defaultValues={{ name, country: 'MZ', isClient: true, isSupplier: false }}
          onSubmit={save}
        >
          <div className="form">
            <TextInput source="name" required className="form__whole" helperText={false} />
            <TextInput source="code" required autoFocus helperText={false} />
            <TextInput
              source="nuit"
              helperText={false}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <TextInput source="phone1" helperText={false} />
            <TextInput source="address1" helperText={false} />
          </div>
          <DialogButtons label={t('app.save')} onCancel={onClose} />
        </Form>
      </ResourceContextProvider>
    </DialogFrame>
  );
}

/** Creates the client and hands its id on. */
function useCreating(onCreated: (id: string) => void) {
  const t = useMessages();
  const provider = useBalcao();
  const queries = useQueryClient();
  const createdId = useRef('');
  return useSubmitting(
    async (values) => {
      const created = await provider.create<ClientRow>(RESOURCE, { data: { ...values } });
      createdId.current = created.data.id;
    },
    async () => {
      await queries.invalidateQueries({ queryKey: [RESOURCE] });
      onCreated(createdId.current);
    },
    t('management.created'),
  );
}
