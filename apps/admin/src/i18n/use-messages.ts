import { asSaidIn, type Language, type ScreenMessageKey } from '@balcao/messages';
import { use, useCallback } from 'react';
import { settings } from '../boot/settings.js';
import { companyCountry, company, session } from '../boot/session-state.js';
import { usePart } from '../boot/slice.js';
import { find, interpolate, loadMessages, speak, type Params } from './messages.js';

export type Translate = (key: ScreenMessageKey, params?: Params) => string;

/** The language of the screen. */
export const useLanguage = (): Language => usePart(settings, ({ lang }) => lang);

/** The country of the open company, by whose words the screen speaks; nothing while none is. */
export function useCompanyCountry(): string | undefined {
  usePart(company, companyCountry);
  return usePart(session, companyCountry);
}

/** Says the sentences of the screens; suspends while the language is loading. */
export function useMessages(): Translate {
  const language = useLanguage();
  const country = useCompanyCountry();
  const messages = use(loadMessages(language));
  speak(language);
  return useCallback(
    (key, params = {}) => interpolate(asSaidIn(country, find(messages, key)), params),
    [country, messages],
  );
}
