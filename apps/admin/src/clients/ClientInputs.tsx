import type { ReactNode } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { IntegerInput } from '../fields/IntegerInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** The fields of a client, the ones that invoices need first. */
export function ClientInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  return (
    <>
      <TextInput
        source="name"
        required
        autoFocus={isNew}
        className="form__whole"
        helperText={false}
      />
      <TextInput source="code" required helperText={false} />
      <TextInput
        source="nuit"
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput source="address1" helperText={false} />
      <TextInput source="address2" helperText={false} />
      <TextInput source="phoneCode" className="form__third" helperText={false} />
      <TextInput source="phone1" className="form__third" helperText={false} />
      <TextInput source="phone2" className="form__third" helperText={false} />
      <TextInput source="email1" helperText={false} />
      <TextInput source="email2" helperText={false} />
      <TextInput source="contact1" helperText={false} />
      <TextInput source="contact2" helperText={false} />
      <ReferenceSelect source="regionId" reference="commercial/regions" />
      <ReferenceSelect source="categoryId" reference="commercial/clients/categories" />
      <MoneyInput source="creditLimitMinor" />
      <IntegerInput source="paymentTermsDays" />
      <TextInput source="country" required helperText={false} />
      <TextInput source="companyRegistration" helperText={false} />
      <BooleanInput source="isClient" helperText={false} />
      <BooleanInput source="isSupplier" helperText={false} />
    </>
  );
}
