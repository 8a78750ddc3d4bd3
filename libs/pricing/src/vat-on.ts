import type { Scaled } from './scaled.js';
import { fraction, productMinor } from './scaled.js';
import { MINOR_PLACES } from './limits.js';
import { multiplyDivideRounded, powerOfTen } from './rounding.js';
import type { SplitAmount } from './split-vat.js';

/**
 * VAT on what the lines of one rate come to: rounded on the rounded base, or, where prices include
 * it, by subtraction (EN 16931).
 */
export function vatOn(netMinor: number, vatRate: Scaled, vatIncluded: boolean): SplitAmount {
  const part = fraction(vatRate);
  if (!vatIncluded) {
    const vatMinor = productMinor([{ units: netMinor, places: MINOR_PLACES }, part]);
    return { baseMinor: netMinor, vatMinor };
  }
  const whole = powerOfTen(part.places);
  const baseMinor = multiplyDivideRounded(netMinor, whole, whole + part.units);
  return { baseMinor, vatMinor: netMinor - baseMinor };
}
