import { mailLanguages, type PartyCategoryRow, type ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CodeInput } from '../fields/CodeInput.js';
import { CountryInput } from '../fields/CountryInput.js';
import { IntegerInput } from '../fields/IntegerInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { withoutSpaces } from '../fields/without-spaces.js';
import { FieldHelp } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { TaxNumberInput } from './TaxNumberInput.js';
import { useOwnCountry } from './use-own-country.js';

const phone = { className: 'form__third', helperText: false, parse: withoutSpaces } as const;

/** What the form is about: it offers the categories and limits of its kind. */
export type PartyKind = PartyCategoryRow['kind'];

const categories = {
  client: 'commercial/clients/categories',
  supplier: 'commercial/suppliers/categories',
  entity: 'commercial/entities/categories',
} as const satisfies Readonly<Record<PartyKind, ResourceName>>;

const firstCodes = { client: 'C001', supplier: 'F001', entity: 'E001' } as const;

interface PartyInputsProps {
  readonly isNew: boolean;
  readonly kind: PartyKind;
}

/** The fields of a client, a supplier or an entity, the ones that invoices need first. */
function PartyInputs({ isNew, kind }: PartyInputsProps): ReactNode {
  const t = useMessages();
  useOwnCountry(isNew);
  const roles = useWatch({ name: ['isClient', 'isSupplier'] }) as readonly unknown[];
  const [isClient, isSupplier] = roles;
  return (
    <>
      <TextInput
        source="name"
        required
        autoFocus={isNew}
        className="form__whole"
        helperText={false}
      />
      <CodeInput isNew={isNew} first={firstCodes[kind]} />
      <TaxNumberInput />
      <TextInput source="address1" helperText={false} />
      <TextInput source="address2" helperText={false} />
      <TextInput source="phoneCode" className="form__third" helperText={false} />
      <TextInput source="phone1" {...phone} />
      <TextInput source="phone2" {...phone} />
      <TextInput source="email1" helperText={false} />
      <TextInput source="email2" helperText={false} />
      <TextInput source="contact1" helperText={false} />
      <TextInput source="contact2" helperText={false} />
      <ReferenceSelect source="regionId" reference="commercial/regions" />
      <ReferenceSelect source="categoryId" reference={categories[kind]} only={{ kind }} />
      {kind === 'supplier' ? null : <MoneyInput source="creditLimitMinor" />}
      {kind === 'client' ? null : <MoneyInput source="debitLimitMinor" />}
      <IntegerInput source="paymentTermsDays" helperText={<FieldHelp topic="parties" />} />
      <CountryInput />
      <SelectInput
        source="language"
        choices={mailLanguages.map((id) => ({ id, name: t(`app.languages.${id}`) }))}
        translateChoice={false}
        emptyText={t('sending.ofCountry')}
        helperText={false}
      />
      <TextInput
        source="companyRegistration"
        className={kind === 'entity' ? '' : 'form__whole'}
        helperText={false}
      />
      <TextInput source="notes" multiline minRows={2} className="form__whole" helperText={false} />
      {/* One of the two it always is. */}
      <SwitchInput source="isClient" isDisabled={isClient === true && isSupplier !== true} />
      <SwitchInput source="isSupplier" isDisabled={isSupplier === true && isClient !== true} />
    </>
  );
}

type Shown = Omit<PartyInputsProps, 'kind'>;

/** What is written about a client. */
export const ClientInputs = ({ isNew }: Shown): ReactNode => (
  <PartyInputs isNew={isNew} kind="client" />
);

/** What is written about a supplier. */
export const SupplierInputs = ({ isNew }: Shown): ReactNode => (
  <PartyInputs isNew={isNew} kind="supplier" />
);

/** What is written about one that is both. */
export const EntityInputs = ({ isNew }: Shown): ReactNode => (
  <PartyInputs isNew={isNew} kind="entity" />
);
