import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useMessages } from '../i18n/use-messages.js';

const kinds = ['cash', 'card', 'transfer', 'wallet', 'cheque', 'other'] as const;

const mechanisms = [
  'NU',
  'CC',
  'CD',
  'CH',
  'TB',
  'OU',
  'DE',
  'MB',
  'CI',
  'CO',
  'CS',
  'LC',
  'PR',
  'TR',
];

/** What is written about a means of payment. */
export function PaymentMethodInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="name" required autoFocus={isNew} helperText={false} />
      <TextInput source="namePt" required helperText={false} />
      <ChoiceInput
        source="kind"
        choices={kinds.map((id) => ({ id, name: t(`money.methods.kinds.${id}`) }))}
      />
      <ChoiceInput
        source="mechanism"
        helperText={t('money.methods.mechanismHint')}
        choices={mechanisms.map((id) => ({ id, name: id }))}
      />
      <ReferenceSelect source="accountId" reference="commercial/treasury_account" />
      <SwitchInput source="requiresReference" className="form__whole" />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}
