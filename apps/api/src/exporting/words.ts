import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';

const words = { en: en.management, pt: pt.management };

/** Yes or no, as the screens say it. */
export const flagWord = (value: boolean, language: Language): string =>
  value ? words[language].yes : words[language].no;
