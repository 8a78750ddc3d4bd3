import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { SwitchInput } from '../fields/SwitchInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** What goes from one warehouse to another. */
export function TransferInputs(): ReactNode {
  return (
    <>
      <ReferenceSelect source="fromId" reference="commercial/warehouse" required />
      <ReferenceSelect source="toId" reference="commercial/warehouse" required />
      <SwitchInput source="inTransit" className="form__whole" />
      <ArrayInput source="lines" className="form__whole" helperText={false}>
        <SimpleFormIterator inline disableReordering disableClear>
          <ReferenceSelect source="articleId" reference="commercial/articles" required />
          <DecimalInput source="quantity" required />
          <TextInput
            source="batchName"
            label="resources.commercial/stock_transfers.fields.batchName"
            helperText={false}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput source="note" multiline className="form__whole" helperText={false} />
    </>
  );
}
