import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DecimalInput } from '../fields/DecimalInput.js';
import { EntriesInput } from '../fields/EntriesInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';

const fields = 'resources.commercial/stock_transfers.fields';

/** What goes from one warehouse to another. */
export function TransferInputs(): ReactNode {
  const t = useMessages();
  return (
    <>
      <ReferenceSelect source="fromId" reference="commercial/warehouse" required />
      <ReferenceSelect source="toId" reference="commercial/warehouse" required />
      <SwitchInput source="inTransit" className="form__whole" />
      <EntriesInput
        source="lines"
        label={t(`${fields}.lines`)}
        empty={{}}
        entry={(at) => (
          <>
            <ReferenceSelect
              source={`${at}.articleId`}
              label={t(`${fields}.articleId`)}
              reference="commercial/articles"
              required
            />
            <DecimalInput source={`${at}.quantity`} label={t(`${fields}.quantity`)} required />
            <TextInput
              source={`${at}.batchName`}
              label={t(`${fields}.batchName`)}
              helperText={false}
            />
          </>
        )}
      />
      <TextInput source="carrier" helperText={false} />
      <TextInput source="vehicle" helperText={false} />
      <TextInput
        source="departsAt"
        type="datetime-local"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput source="receiver" helperText={false} />
      <TextInput source="note" multiline className="form__whole" helperText={false} />
    </>
  );
}
