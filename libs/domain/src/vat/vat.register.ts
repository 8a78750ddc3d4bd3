import {
  day,
  defineRegister,
  flag,
  rateField,
  required,
  text,
  type Register,
} from '../registers/index.js';
import type { VatFields } from './vat.events.js';

/** Shapes of a code's fields; codes are unique. */
export const vatRegister = defineRegister<'Vat', VatFields>({
  noun: 'Vat',
  fields: {
    code: required(text(20)),
    name: required(text(120)),
    rate: required(rateField()),
    taxableShare: rateField(),
    exemptionReason: text(250),
    validFrom: day(),
    validTo: day(),
    isDefault: flag(false),
  },
  unique: { code: ({ code }) => [code] },
});

/** The VAT codes in the books. */
export type VatCodes = Register<VatFields>;
