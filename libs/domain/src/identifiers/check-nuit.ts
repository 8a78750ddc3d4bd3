import type { Problems } from '../refusal.js';
import { hasNuitCheckDigit, isNuit, isReservedNuit } from './nuit.js';

/**
 * What is wrong with a NUIT. Its shape and the reserved numbers are errors; a last digit that does
 * not fit is a warning, which `isWarningAccepted` passes.
 */
export function checkNuit(
  nuit: string,
  isWarningAccepted: boolean | undefined,
  problems: Problems,
): void {
  if (!isNuit(nuit)) problems.add('nuit', 'nuit.invalid');
  else if (isReservedNuit(nuit)) problems.add('nuit', 'nuit.reserved', { nuit });
  else if (isWarningAccepted !== true && !hasNuitCheckDigit(nuit)) {
    problems.add('nuit', 'nuit.checkDigit', { nuit });
  }
}
