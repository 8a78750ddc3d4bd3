import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useOwnCountry } from '../../clients/use-own-country.js';
import { CodeInput } from '../../fields/CodeInput.js';
import { withoutSpaces } from '../../fields/without-spaces.js';
import { useMessages } from '../../i18n/use-messages.js';
import { NewRecordDialog } from '../../management/NewRecordDialog.js';

interface NewPartyDialogProps {
  readonly isSupplier: boolean;
  readonly name: string;
  /** Receives the id of the new record. */
  readonly onEnd: (id?: string) => void;
}

/** Creates a client or supplier without leaving the document, with the required fields. */
export function NewPartyDialog(props: NewPartyDialogProps): ReactNode {
  const { isSupplier, name, onEnd } = props;
  const t = useMessages();
  return (
    <NewRecordDialog<ClientRow>
      resource={isSupplier ? 'commercial/suppliers' : 'commercial/clients'}
      title={t(isSupplier ? 'documents.editor.addSupplier' : 'pages.home.newClient')}
      defaults={{ name, isClient: !isSupplier, isSupplier }}
      onClose={() => {
        onEnd();
      }}
      onCreated={({ id }) => {
        onEnd(id);
      }}
    >
      <NeededInputs isSupplier={isSupplier} />
    </NewRecordDialog>
  );
}

function NeededInputs({ isSupplier }: Pick<NewPartyDialogProps, 'isSupplier'>): ReactNode {
  useOwnCountry(true);
  return (
    <>
      <TextInput source="name" required className="form__whole" helperText={false} />
      <CodeInput isNew first={isSupplier ? 'F001' : 'C001'} />
      <TextInput
        source="nuit"
        autoFocus
        helperText={false}
        parse={withoutSpaces}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput source="phone1" helperText={false} parse={withoutSpaces} />
      <TextInput source="email1" helperText={false} />
      <TextInput source="address1" className="form__whole" helperText={false} />
    </>
  );
}
