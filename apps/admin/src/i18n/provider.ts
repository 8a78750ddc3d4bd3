import { asSaidIn, type Language } from '@balcao/messages';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadMessages } from './messages.js';

const frames: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('ra-language-english')).default,
  pt: async () => (await import('./ra.pt.js')).portuguese,
};

const providers = new Map<string, Promise<I18nProvider>>();

/**
 * The sentences of react-admin and of our screens in one provider, as they are said in the country;
 * one promise per language and country.
 */
export function loadI18nProvider(language: Language, country = ''): Promise<I18nProvider> {
  const name = `${language} ${country}`;
  const known = providers.get(name);
  if (known !== undefined) return known;
  const promise = Promise.all([frames[language](), loadMessages(language)]).then(
    ([frame, screens]) => {
      const sentences = { ...frame, ...said(screens, country) };
      return polyglotI18nProvider(() => sentences, language, [], { allowMissing: true });
    },
  );
  promise.catch(() => providers.delete(name));
  providers.set(name, promise);
  return promise;
}

/** The same tree of sentences, each as it is said in the country. */
const said = (sentences: object, country: string): object =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [name, asSaidIn(country, value)];
      return [name, typeof value === 'object' && value !== null ? said(value, country) : value];
    }),
  );
