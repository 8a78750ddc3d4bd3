import { showDecimal, type Language } from '@balcao/messages';
import { formatMinor } from '@balcao/pricing';

/** The label of a note or coin: `1 000`, `0,50`. */
export const showDenomination = (valueMinor: number, language: Language): string =>
  showDecimal(formatMinor(valueMinor).replace(/\.00$/, ''), language);
