import type { VatFields } from '@balcao/domain';

/** The codes of VAT that are charged on a day: those of the past are for documents of the past. */
export const codesInUse = <C extends Pick<VatFields, 'validFrom' | 'validTo'>>(
  codes: readonly C[],
  today: string,
): readonly C[] =>
  codes.filter(({ validFrom = today, validTo = today }) => validFrom <= today && today <= validTo);
