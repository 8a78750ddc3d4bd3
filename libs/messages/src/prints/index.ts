import { interpolate } from '../formats/interpolate.js';
import type { Language, Translation } from '../screens/index.js';
import { en } from './en.js';
import { pt } from './pt.js';

export { exemptionOnPaper } from './exemptions.js';

/** Every sentence on paper in one language. */
export type PrintMessages = Translation<typeof en>;

const messages: Readonly<Record<Language, PrintMessages>> = { en, pt };

/** What documents on paper say in the language. */
export const printMessages = (language: Language): PrintMessages => messages[language];

/** The sentence with its `%{names}` filled in. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return interpolate(sentence, (name) => values[name]);
}
