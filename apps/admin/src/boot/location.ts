import type { Language } from '@balcao/messages';
import { splitPath } from './language.js';
import { settings } from './settings.js';
import { createSlice } from './slice.js';

/** The language prefix of the address, which the router takes as its base. */
export const address = createSlice<{ readonly prefix: Language | undefined }>({
  prefix: splitPath(location.pathname).prefix,
});

/** Changes the language; an address with a prefix gets the new one. */
export function chooseLanguage(language: Language): void {
  const { prefix, rest } = splitPath(location.pathname);
  settings.merge({ lang: language });
  if (prefix === undefined || prefix === language) return;
  history.replaceState(history.state, '', `/${language}${rest}${location.search}${location.hash}`);
  address.merge({ prefix: language });
}

/**
 * Follows the browser's Back across a change of language. In the capture phase, before the router
 * hears of it: the address no longer begins with the base that the router was made with.
 */
export function followAddress(): () => void {
  const listener = (): void => {
    const { prefix } = splitPath(location.pathname);
    if (prefix === address.get().prefix) return;
    if (prefix !== undefined) settings.merge({ lang: prefix });
    address.merge({ prefix });
  };
  addEventListener('popstate', listener, { capture: true });
  return () => {
    removeEventListener('popstate', listener, { capture: true });
  };
}
