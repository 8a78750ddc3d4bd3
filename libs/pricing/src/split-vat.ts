import { divideRoundedBig } from './rounding.js';

/** An amount as what it is without VAT, and its VAT; both in minor units. */
export interface SplitAmount {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/**
 * The VAT in part of a document's total, in the proportion of the whole; the rest is the base, so
 * that nothing is lost. 348.00 of 11,600.00, 1,600.00 of which is VAT, is 300.00 and 48.00.
 */
export function splitVat(
  partMinor: number,
  { totalMinor, vatMinor }: { readonly totalMinor: number; readonly vatMinor: number },
): SplitAmount {
  if (totalMinor === 0) return { baseMinor: partMinor, vatMinor: 0 };
  const share = Number(divideRoundedBig(BigInt(partMinor) * BigInt(vatMinor), BigInt(totalMinor)));
  return { baseMinor: partMinor - share, vatMinor: share };
}
