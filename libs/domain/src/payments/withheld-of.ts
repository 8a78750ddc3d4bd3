import { partOfMinor, toMicros, type Rate } from '@balcao/pricing';

const wholeMicros = 100_000_000;

/** What is withheld of a base, in minor units; half a unit is rounded up. */
export const withheldOf = (baseMinor: number, rate: Rate): number =>
  partOfMinor(baseMinor, toMicros(rate), wholeMicros);
