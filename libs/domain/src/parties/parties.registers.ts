import { isCountryCode, isEmail, isPhone, isPhoneCode, isTaxNumber } from '../identifiers/index.js';
import {
  checked,
  defineRegister,
  flag,
  integer,
  minorAmount,
  oneOf,
  reference,
  required,
  text,
  type Register,
} from '../registers/index.js';
import {
  partyLanguages,
  type PartyCategoryFields,
  type PartyFields,
  type RegionFields,
} from './parties.events.js';

/** The longest time that a client is given to pay. */
export const PAYMENT_TERMS_DAYS_MAX = 3650;

const email = checked(isEmail, 'email.invalid');
const phone = checked(isPhone, 'phone.invalid');

/** Shapes of a party's fields, clients and suppliers alike. */
export const partyRegister = defineRegister<'Party', PartyFields>({
  noun: 'Party',
  fields: {
    code: required(text(40)),
    name: required(text(200)),
    companyRegistration: text(60),
    nuit: checked(isTaxNumber, 'nuit.invalid'),
    address1: text(200),
    address2: text(200),
    contact1: text(120),
    contact2: text(120),
    email1: email,
    email2: email,
    phoneCode: checked(isPhoneCode, 'phone.invalidCode'),
    phone1: phone,
    phone2: phone,
    country: required(checked(isCountryCode, 'country.notSelected'), 'country.notSelected'),
    regionId: reference(),
    categoryId: reference(),
    isClient: flag(),
    isSupplier: flag(false),
    creditLimitMinor: minorAmount(),
    debitLimitMinor: minorAmount(),
    paymentTermsDays: integer(0, PAYMENT_TERMS_DAYS_MAX),
    language: oneOf(...partyLanguages),
  },
  unique: { code: ({ code }) => [code] },
});

/** Shapes of a category's fields; two kinds may use the same name. */
export const partyCategoryRegister = defineRegister<'PartyCategory', PartyCategoryFields>({
  noun: 'PartyCategory',
  fields: { name: required(text(120)), kind: oneOf('client', 'supplier', 'entity') },
  unique: { name: ({ name, kind = 'client' }) => [`${kind}:${name}`] },
});

/** Shapes of a region's fields; names are unique. */
export const regionRegister = defineRegister<'Region', RegionFields>({
  noun: 'Region',
  fields: { name: required(text(120)) },
  unique: { name: ({ name }) => [name] },
});

/** The clients and suppliers in the books. */
export type Parties = Register<PartyFields>;
/** The categories of parties in the books. */
export type PartyCategories = Register<PartyCategoryFields>;
/** The regions in the books. */
export type Regions = Register<RegionFields>;
