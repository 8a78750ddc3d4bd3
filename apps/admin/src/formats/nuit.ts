import { taxNumberName } from '@balcao/messages';

/** Nine digits in groups of three, `400 112 987`; any other number as it is written at home. */
export const showNuit = (nuit: string): string =>
  /^\d{9}$/.test(nuit) ? nuit.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : nuit;

/** A tax number under the name that it has in the country of whoever has it. */
export const namedNuit = (nuit: string, country: string | undefined): string =>
  `${taxNumberName(country)} ${showNuit(nuit)}`;

/** Where a tax number has digits alone. */
const digitsAlone: ReadonlySet<unknown> = new Set(['MZ', 'PT']);

/** The keyboard on which the tax numbers of a country are typed. */
export const taxNumberKeys = (country: unknown): 'numeric' | 'text' =>
  digitsAlone.has(country) ? 'numeric' : 'text';
