import type { AccountRole } from '@balcao/domain';
import type { Language } from '../screens/index.js';
import { roleWordsEn } from './role-words.en.js';
import { roleWordsPt } from './role-words.pt.js';

const words: Readonly<Record<Language, Readonly<Record<AccountRole, string>>>> = {
  en: roleWordsEn,
  pt: roleWordsPt,
};

/** What the product posts to an account, in a language. */
export const roleName = (role: AccountRole, language: Language): string => words[language][role];
