import {
  isCountryCode,
  isEmail,
  isHomeCode,
  isTaxNumber,
  phoneCodeOf,
  phoneOf,
  type PhonePlace,
} from '../identifiers/index.js';
import {
  checked,
  day,
  defineRegister,
  flag,
  integer,
  minorAmount,
  normalised,
  oneOf,
  reference,
  required,
  text,
} from '../registers/index.js';
import type { PersonalScope } from '../personal/index.js';

/** In which clients and suppliers are written to. */
export const partyLanguages = ['en', 'pt'] as const;
/** The language that a party's papers and mails are in. */
export type PartyLanguage = (typeof partyLanguages)[number];

/** Whom the company deals with: a client, a supplier, or both. */
export interface PartyFields {
  /** Unique. */
  readonly code: string;
  readonly name: string;
  readonly companyRegistration?: string;
  /** 9 digits; missing for a final consumer. */
  readonly nuit?: string;
  readonly address1?: string;
  /** The place: papers print it below the address, and fiscal files name it as the city. */
  readonly address2?: string;
  readonly contact1?: string;
  readonly contact2?: string;
  readonly email1?: string;
  readonly email2?: string;
  /** `+258`. */
  readonly phoneCode?: string;
  /** 8 or 9 digits in Mozambique; abroad `+` and all digits, the code's too. */
  readonly phone1?: string;
  readonly phone2?: string;
  /** Where receipts go by e-mail: the client agreed that it is kept, on the day next to it. */
  readonly receiptEmail?: string;
  readonly receiptEmailSince?: string;
  /** The same by WhatsApp and SMS. */
  readonly receiptPhone?: string;
  readonly receiptPhoneSince?: string;
  /** ISO 3166 code, `MZ`. */
  readonly country: string;
  readonly regionId?: string;
  readonly categoryId?: string;
  readonly isClient: boolean;
  readonly isSupplier: boolean;
  /** The most that the client may owe; 0 none, missing no limit. */
  readonly creditLimitMinor?: number;
  /** The most that we may owe the supplier; 0 none, missing no limit. */
  readonly debitLimitMinor?: number;
  /** Days from issue until payment is due. */
  readonly paymentTermsDays?: number;
  /** In which they are written to; by their country where it is missing. */
  readonly language?: PartyLanguage;
  /** For the company's own people: no paper shows it. */
  readonly notes?: string;
}

/** The longest time that a client is given to pay. */
export const PAYMENT_TERMS_DAYS_MAX = 3650;

const email = checked(isEmail, 'email.invalid');

/** What the other fields of the record say of its numbers. */
function placeIn({ phoneCode, country }: Readonly<Record<string, unknown>>): PhonePlace {
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value : undefined;
  return { code: text(phoneCode), country: text(country) };
}

const phone = normalised(
  (written, among) => phoneOf(written, placeIn(among)),
  (among) => (isHomeCode(placeIn(among).code) ? 'phone.invalid' : 'phone.invalidForCode'),
);

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
    phoneCode: normalised(phoneCodeOf, 'phone.invalidCode'),
    phone1: phone,
    phone2: phone,
    receiptEmail: email,
    receiptEmailSince: day(),
    receiptPhone: phone,
    receiptPhoneSince: day(),
    country: required(checked(isCountryCode, 'country.notSelected'), 'country.notSelected'),
    regionId: reference(),
    categoryId: reference(),
    isClient: flag(),
    isSupplier: flag(false),
    creditLimitMinor: minorAmount(),
    debitLimitMinor: minorAmount(),
    paymentTermsDays: integer(0, PAYMENT_TERMS_DAYS_MAX),
    language: oneOf(...partyLanguages),
    notes: text(2_000),
  },
  unique: { code: ({ code }) => [code] },
});

/** Fields that say something of the business, not of the person: an erasure leaves them. */
type BusinessField =
  | 'code'
  | 'country'
  | 'regionId'
  | 'categoryId'
  | 'isClient'
  | 'isSupplier'
  | 'creditLimitMinor'
  | 'debitLimitMinor'
  | 'paymentTermsDays'
  | 'language';

/** The personal fields of a client or supplier, each with the scope of erasure that it is in. */
export const partyPersonalFields = {
  name: 'identity',
  companyRegistration: 'identity',
  nuit: 'identity',
  address1: 'contact',
  address2: 'contact',
  contact1: 'contact',
  contact2: 'contact',
  email1: 'contact',
  email2: 'contact',
  phoneCode: 'contact',
  phone1: 'contact',
  phone2: 'contact',
  receiptEmail: 'contact',
  receiptEmailSince: 'contact',
  receiptPhone: 'contact',
  receiptPhoneSince: 'contact',
  notes: 'contact',
} as const satisfies Readonly<Record<Exclude<keyof PartyFields, BusinessField>, PersonalScope>>;

/** Whose category it is; an entity is a client and a supplier at once. */
export type PartyCategoryKind = 'client' | 'supplier' | 'entity';

/** What parties are summed by, and what articles may have prices for. */
export interface PartyCategoryFields {
  /** Unique among those of its kind. */
  readonly name: string;
  /** Of clients where it is missing. */
  readonly kind?: PartyCategoryKind;
}

/** Shapes of a category's fields; two kinds may use the same name. */
export const partyCategoryRegister = defineRegister<'PartyCategory', PartyCategoryFields>({
  noun: 'PartyCategory',
  fields: { name: required(text(120)), kind: oneOf('client', 'supplier', 'entity') },
  unique: { name: ({ name, kind = 'client' }) => [`${kind}:${name}`] },
});

/** Where parties are, as the company divides its country. */
export interface RegionFields {
  readonly name: string;
}

/** Shapes of a region's fields; names are unique. */
export const regionRegister = defineRegister<'Region', RegionFields>({
  noun: 'Region',
  fields: { name: required(text(120)) },
  unique: { name: ({ name }) => [name] },
});

/** Registers whose rules are their fields. */
export const plainPartiesRegisters = { regions: regionRegister };

/** The registers of parties and of what they are grouped by, as the slice has them. */
export const partiesRegisters = {
  parties: partyRegister,
  categories: partyCategoryRegister,
  ...plainPartiesRegisters,
};
