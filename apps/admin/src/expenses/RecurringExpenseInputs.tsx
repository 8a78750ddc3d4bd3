import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { DayInput } from '../fields/DayInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useMessages } from '../i18n/use-messages.js';

const periods = ['week', 'month', 'quarter', 'year'] as const;

/** What is written about an expense that comes back. */
export function RecurringExpenseInputs(): ReactNode {
  const t = useMessages();
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
      <ReferenceSelect source="supplierId" reference="commercial/suppliers" />
      <ReferenceSelect source="withholdingRateId" reference="commercial/withholding_rates" />
      <MoneyInput source="amountMinor" required />
      <ReferenceSelect source="vatId" reference="commercial/vat" />
      <SwitchInput source="vatIncluded" />
      <ChoiceInput
        source="every"
        choices={periods.map((id) => ({ id, name: t(`money.expenses.every.${id}`) }))}
      />
      <ReferenceSelect source="methodId" reference="commercial/payment_method" />
      <DayInput source="startsOn" required />
      <DayInput source="endsOn" />
    </>
  );
}
