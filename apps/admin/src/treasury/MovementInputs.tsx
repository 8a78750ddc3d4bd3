import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** What is written about a deposit or a withdrawal. */
export function MoveInputs(): ReactNode {
  return (
    <>
      <ReferenceSelect source="accountId" reference="commercial/treasury_account" required />
      <MoneyInput source="amountMinor" currency="" required />
      <ToldInputs />
    </>
  );
}

/** What is written about money that goes from one account to another. */
export function TransferInputs(): ReactNode {
  return (
    <>
      <ReferenceSelect source="fromAccountId" reference="commercial/treasury_account" required />
      <ReferenceSelect source="toAccountId" reference="commercial/treasury_account" required />
      <MoneyInput source="amountMinor" currency="" required />
      <MoneyInput source="receivedMinor" currency="" />
      <DecimalInput source="rate" />
      <ToldInputs />
    </>
  );
}

function ToldInputs(): ReactNode {
  return (
    <>
      <DayInput source="on" />
      <DayInput source="valueOn" />
      <TextInput source="reference" helperText={false} />
      <TextInput source="description" className="form__whole" helperText={false} />
    </>
  );
}
