import {
  day,
  defineRegister,
  flag,
  oneOf,
  rateField,
  required,
  text,
  type Register,
} from '../registers/index.js';
import { purchaseMeanings, saleMeanings } from './vat-meaning.js';
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
    onSales: oneOf(...saleMeanings),
    onPurchases: oneOf(...purchaseMeanings),
    reverseRate: rateField(),
    validFrom: day(),
    validTo: day(),
    isDefault: flag(false),
  },
  unique: { code: ({ code }) => [code] },
});

/** The VAT codes in the books. */
export type VatCodes = Register<VatFields>;
