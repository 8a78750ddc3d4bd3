import type { Problems } from '../refusal.js';
import { isDigits } from './digits.js';
import { hasNuitCheckDigit, isNuit, isReservedNuit } from './nuit.js';

const nifOfPerson = /^\d{9}[A-Z]{2}\d{3}$/;

/** Whether the text is shaped like a NIF of Angola: 10 digits, or those of an identity card. */
const isAngolanNif = (text: string): boolean => isDigits(text, 10) || nifOfPerson.test(text);

/** Whether the text is shaped like a tax number of any country whose fiscal files are written. */
export const isTaxNumber = (text: string): boolean => isNuit(text) || isAngolanNif(text);

/** Who is to have the number. */
interface Taxed {
  readonly nuit: string;
  /** ISO 3166-1, `MZ`. */
  readonly country: string;
}

/**
 * What is wrong with a tax number. Its shape and the reserved numbers are errors; a last digit that
 * does not fit is a warning, which `isWarningAccepted` passes. Who is of Angola may have a NIF of
 * there, or a NUIT; the last digit of a Portuguese NIF follows another rule.
 */
export function checkTaxNumber(
  { nuit, country }: Taxed,
  isWarningAccepted: boolean | undefined,
  problems: Problems,
): void {
  const isOfAngola = country === 'AO';
  if (isOfAngola && isAngolanNif(nuit)) return;
  if (!isNuit(nuit)) problems.add('nuit', isOfAngola ? 'nuit.invalidNif' : 'nuit.invalid');
  else if (isReservedNuit(nuit)) problems.add('nuit', 'nuit.reserved', { nuit });
  else if (isWarningAccepted !== true && country !== 'PT' && !hasNuitCheckDigit(nuit)) {
    problems.add('nuit', 'nuit.checkDigit', { nuit });
  }
}
