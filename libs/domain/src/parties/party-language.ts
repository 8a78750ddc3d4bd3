import type { PartyFields, PartyLanguage } from './parties.registers.js';

/** Where Portuguese is the language of business. */
const inPortuguese: ReadonlySet<string> = new Set([
  ...['MZ', 'PT', 'AO', 'BR', 'CV', 'GW', 'ST', 'TL'],
]);

/** In which a client or supplier is written to: as they wish, else as in their country. */
export const languageOfParty = ({
  language,
  country,
}: Partial<Pick<PartyFields, 'language' | 'country'>>): PartyLanguage =>
  language ?? (country === undefined || inPortuguese.has(country) ? 'pt' : 'en');
