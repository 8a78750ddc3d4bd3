import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';

/** What is written about a VAT code. */
export function VatInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput
        source="code"
        required
        autoFocus={isNew}
        helperText={t('resources.commercial/vat.codeHint')}
      />
      <DecimalInput source="rate" unit="%" placesMax={4} required />
      <TextInput source="name" required helperText={false} />
      <DecimalInput source="taxableShare" unit="%" placesMax={4} />
      <TextInput
        source="exemptionReason"
        multiline
        className="form__whole"
        helperText={t('resources.commercial/vat.exemptionHint')}
      />
      <DayInput source="validFrom" />
      <DayInput source="validTo" />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}
