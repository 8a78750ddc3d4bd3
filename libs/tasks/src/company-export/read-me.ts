import type { Language } from '@balcao/messages';
import type { ReadMe } from './archive-facts.js';
import { englishReadMe } from './read-me.en.js';
import { portugueseReadMe } from './read-me.pt.js';

/** The page that says what is what, in a language. */
export function readMeOf(language: Language, about: ReadMe): string {
  const lines = language === 'pt' ? portugueseReadMe(about) : englishReadMe(about);
  return `${lines.join('\r\n')}\r\n`;
}
