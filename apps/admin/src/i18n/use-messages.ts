import type { Language, ScreenMessageKey } from '@balcao/messages';
import { use, useCallback } from 'react';
import { settings } from '../boot/settings.js';
import { useSlice } from '../boot/slice.js';
import { find, interpolate, loadMessages, speak, type Params } from './messages.js';

export type Translate = (key: ScreenMessageKey, params?: Params) => string;

/** The language of the screen. */
export const useLanguage = (): Language => useSlice(settings).lang;

/** Says the sentences of the screens; suspends while the language is loading. */
export function useMessages(): Translate {
  const language = useLanguage();
  const messages = use(loadMessages(language));
  speak(language);
  return useCallback((key, params = {}) => interpolate(find(messages, key), params), [messages]);
}
