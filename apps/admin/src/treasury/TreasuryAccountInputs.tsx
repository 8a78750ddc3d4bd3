import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { useOfferedValue } from '../fields/use-offered-value.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { useMessages } from '../i18n/use-messages.js';

const kinds = ['cash', 'bank', 'wallet'] as const;

/** Currencies have codes in capitals, however they are typed. */
const inCapitals = (text: string): string => text.trim().toUpperCase();

/** What is written about an account; a new one is in the company's own currency. */
export function TreasuryAccountInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  const currency = useOwnCurrency();
  useOfferedValue('currency', isNew && currency !== '' ? currency : undefined);
  return (
    <>
      <TextInput source="name" required autoFocus={isNew} helperText={false} />
      <ChoiceInput
        source="kind"
        choices={kinds.map((id) => ({ id, name: t(`money.accounts.kinds.${id}`) }))}
      />
      <TextInput source="currency" required parse={inCapitals} helperText={false} />
      <MoneyInput source="openingBalanceMinor" currency="" required />
      <TextInput source="bank" helperText={false} />
      <TextInput source="accountNumber" helperText={false} />
      <TextInput source="nib" helperText={false} />
      <TextInput source="iban" helperText={false} />
      <TextInput source="swift" helperText={false} />
    </>
  );
}
