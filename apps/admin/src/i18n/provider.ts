import { asSaidIn, type Language } from '@balcao/messages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { find, interpolate, loadMessages, type Params } from './messages.js';

const frames: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('ra-language-english')).default,
  pt: async () => (await import('./ra.pt.js')).portuguese,
};

const providers = new Map<string, Promise<I18nProvider>>();

/**
 * The sentences of our screens, as they are said in the country, and those of react-admin in one
 * provider; one promise per language and country. Polyglot says react-admin's: it keeps all of
 * them from the start, and ours come with the pages.
 */
export function loadI18nProvider(language: Language, country = ''): Promise<I18nProvider> {
  const name = `${language} ${country}`;
  const known = providers.get(name);
  if (known !== undefined) return known;
  const promise = Promise.all([frames[language](), loadMessages(language)]).then(
    ([messages, screens]): I18nProvider => {
      const frame = polyglotI18nProvider(() => messages, language, { allowMissing: true });
      return {
        ...frame,
        translate: (key: string, options: Params = {}) => {
          const ours = find(screens, key);
          if (ours === key) return frame.translate(key, options);
          return interpolate(asSaidIn(country, ours), options);
        },
      };
    },
  );
  promise.catch(() => providers.delete(name));
  providers.set(name, promise);
  return promise;
}
