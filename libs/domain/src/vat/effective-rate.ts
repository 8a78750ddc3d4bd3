import { divideDecimals, multiplyDecimals, rate, type Rate } from '@balcao/pricing';
import type { VatFields } from './vat.events.js';

/** Decimals of a percentage, as documents keep it. */
const ratePlaces = 4;

/** What is charged on the whole price: 6.4 % for 16 % of 40 % of it. */
export function effectiveRate(vat: Pick<VatFields, 'rate' | 'taxableShare'>): Rate {
  const { taxableShare } = vat;
  if (taxableShare === undefined) return vat.rate;
  return rate(divideDecimals(multiplyDecimals(vat.rate, taxableShare), rate('100'), ratePlaces));
}
