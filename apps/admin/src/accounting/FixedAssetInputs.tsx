import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useMessages } from '../i18n/use-messages.js';

/** What is written about a fixed asset as it is recorded. */
export function FixedAssetInputs(): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="code" required autoFocus helperText={false} />
      <TextInput source="name" required helperText={false} />
      <ReferenceSelect source="classId" reference="commercial/asset_classes" required />
      <DecimalInput
        source="rate"
        unit="%"
        placesMax={4}
        helperText={t('accounting.assets.ownRate')}
      />
      <DayInput source="acquiredOn" required />
      <DayInput source="depreciatesFrom" />
      <MoneyInput source="costMinor" required />
      <MoneyInput source="beforeMinor" />
      <ReferenceSelect
        source="againstAccountId"
        reference="commercial/ledger_accounts"
        help={t('accounting.assets.against')}
      />
      <DayInput source="on" />
      <TextInput source="reference" helperText={false} />
      <TextInput source="location" helperText={false} />
    </>
  );
}
