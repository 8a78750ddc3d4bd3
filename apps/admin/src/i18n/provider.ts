import { asSaidIn, type Language } from '@balcao/messages';
import type { I18nProvider } from 'react-admin';
import { find, interpolate, loadMessages, type Params } from './messages.js';

const frames: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import('ra-language-english')).default,
  pt: async () => (await import('./ra.pt.js')).portuguese,
};

const providers = new Map<string, Promise<I18nProvider>>();

/**
 * The sentences of our screens, as they are said in the country, and those of react-admin in one
 * provider; one promise per language and country. It finds what is loaded later, too.
 */
export function loadI18nProvider(language: Language, country = ''): Promise<I18nProvider> {
  const name = `${language} ${country}`;
  const known = providers.get(name);
  if (known !== undefined) return known;
  const promise = Promise.all([frames[language](), loadMessages(language)]).then(
    ([frame, screens]): I18nProvider => ({
      translate: (key: string, options: Params & { readonly _?: string } = {}) => {
        const ours = find(screens, key);
        const text = ours === key ? find(frame, key) : asSaidIn(country, ours);
        return interpolate(text === key ? (options._ ?? key) : text, options);
      },
      changeLocale: () => Promise.resolve(),
      getLocale: () => language,
    }),
  );
  promise.catch(() => providers.delete(name));
  providers.set(name, promise);
  return promise;
}
