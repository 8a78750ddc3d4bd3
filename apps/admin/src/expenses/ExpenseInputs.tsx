import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { SwitchInput } from '../fields/SwitchInput.js';
import { DayInput } from '../fields/DayInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useOfferedValue } from '../fields/use-offered-value.js';
import { today } from '../formats/days.js';

/** What is written about an expense. */
export function ExpenseInputs(): ReactNode {
  useOfferedValue('on', today());
  return (
    <>
      <TextInput
        source="description"
        required
        autoFocus
        className="form__whole"
        helperText={false}
      />
      <ReferenceSelect source="categoryId" reference="commercial/expense/category" required />
      <MoneyInput source="amountMinor" required />
      <ReferenceSelect source="vatId" reference="commercial/vat" />
      <SwitchInput source="vatIncluded" />
      <ReferenceSelect source="supplierId" reference="commercial/suppliers" />
      <TextInput source="reference" helperText={false} />
      <ReferenceSelect source="withholdingRateId" reference="commercial/withholding_rates" />
      <DayInput source="on" />
      <DayInput source="dueOn" />
    </>
  );
}
