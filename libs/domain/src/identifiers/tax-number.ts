import type { Problems } from '../refusal.js';
import { isDigits } from './digits.js';
import { hasNuitCheckDigit, isNuit, isReservedNuit } from './nuit.js';

const nifOfPerson = /^\d{9}[A-Z]{2}\d{3}$/;

/** Whether the text is shaped like a NIF of Angola: 10 digits, or those of an identity card. */
const isAngolanNif = (text: string): boolean => isDigits(text, 10) || nifOfPerson.test(text);

/** Where the shape of a tax number is known, for their fiscal files are written. */
const knownCountries: ReadonlySet<string> = new Set(['MZ', 'AO', 'PT']);

/** Other countries have numbers of many shapes, some with letters: `DE811569869`, `4740-161270`. */
const numberAbroad = /^(?=.*\d)[\dA-Z][\dA-Z./-]{4,18}[\dA-Z]$/i;

/** Whether the text may be a tax number somewhere. */
export const isTaxNumber = (text: string): boolean =>
  isNuit(text) || isAngolanNif(text) || numberAbroad.test(text);

/**
 * Whether the text is shaped like a tax number of whoever is of the country, `MZ`: 9 digits in
 * Mozambique and Portugal, those or a NIF in Angola, whatever may be one anywhere else.
 */
export function isTaxNumberIn(country: string, text: string): boolean {
  if (!knownCountries.has(country)) return isTaxNumber(text);
  return isNuit(text) || (country === 'AO' && isAngolanNif(text));
}

/** Who is to have the number. */
interface Taxed {
  readonly nuit: string;
  /** ISO 3166-1, `MZ`. */
  readonly country: string;
}

/**
 * What is wrong with a tax number. Its shape and the reserved numbers are errors; a last digit that
 * does not fit is a warning, which `isWarningAccepted` passes. The last digit of a Portuguese NIF
 * follows another rule, and that of a number abroad is not known.
 */
export function checkTaxNumber(
  { nuit, country }: Taxed,
  isWarningAccepted: boolean | undefined,
  problems: Problems,
): void {
  if (!isTaxNumberIn(country, nuit)) {
    problems.add('nuit', country === 'AO' ? 'nuit.invalidNif' : 'nuit.invalid');
  } else if (isReservedNuit(nuit)) {
    problems.add('nuit', 'nuit.reserved', { nuit });
  } else if (isWarningAccepted !== true && isNuitIn(country, nuit) && !hasNuitCheckDigit(nuit)) {
    problems.add('nuit', 'nuit.checkDigit', { nuit });
  }
}

/** Whether the number is a NUIT: nine digits, of no country with nine of its own. */
const isNuitIn = (country: string, text: string): boolean =>
  isNuit(text) && (country === 'MZ' || country === 'AO');
