import type { Rate } from '@balcao/pricing';
import { day, defineRegister, rateField, required, text } from '../registers/index.js';

/** A rate of tax that is withheld from what is paid; a new rate of the law is a new record. */
export interface WithholdingRateFields {
  /** Unique. */
  readonly code: string;
  readonly name: string;
  /** Percentage of the amount without VAT. */
  readonly rate: Rate;
  /** The article of the law, as certificates show it. */
  readonly law?: string;
  readonly validFrom?: string;
  readonly validTo?: string;
}

/** Shapes of a rate's fields; codes are unique. */
export const withholdingRateRegister = defineRegister<'WithholdingRate', WithholdingRateFields>({
  noun: 'WithholdingRate',
  since: { format: 2, version: '0.1.0' },
  fields: {
    code: required(text(20)),
    name: required(text(120)),
    rate: required(rateField()),
    law: text(200),
    validFrom: day(),
    validTo: day(),
  },
  unique: { code: ({ code }) => [code] },
});
