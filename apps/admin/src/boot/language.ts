import { languages, type Language } from '@balcao/messages';

/** A path with its language prefix taken off: `/pt/company` → `pt`, `/company`. */
export interface SplitPath {
  readonly prefix: Language | undefined;
  readonly rest: string;
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Takes the optional language prefix off a path. */
export function splitPath(path: string): SplitPath {
  const [, first = '', ...others] = path.split('/');
  return isLanguage(first)
    ? { prefix: first, rest: `/${others.join('/')}` }
    : { prefix: undefined, rest: path };
}

/** The language to begin with: the one stored, else the browser's, else English. */
export function preferredLanguage(stored: string | null, browser: string): Language {
  if (isLanguage(stored)) return stored;
  const [primary] = browser.toLowerCase().split('-');
  return isLanguage(primary) ? primary : 'en';
}

/** The tag for `Intl` and `<html lang>`. */
export const localeOf = (language: Language): string => (language === 'pt' ? 'pt-MZ' : 'en-GB');
