import type { Language } from '@balcao/messages';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadMessages } from './messages.js';

const frames: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('ra-language-english')).default,
  pt: async () => (await import('./ra.pt.js')).portuguese,
};

const providers = new Map<Language, Promise<I18nProvider>>();

/** The sentences of react-admin and of our screens in one provider; one promise per language. */
export function loadI18nProvider(language: Language): Promise<I18nProvider> {
  const known = providers.get(language);
  if (known !== undefined) return known;
  const promise = Promise.all([frames[language](), loadMessages(language)]).then(
    ([frame, screens]) =>
      polyglotI18nProvider(() => ({ ...frame, ...screens }), language, [], { allowMissing: true }),
  );
  promise.catch(() => providers.delete(language));
  providers.set(language, promise);
  return promise;
}
