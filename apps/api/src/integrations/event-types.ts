import type { EventTypeAnswer } from '@balcao/contracts';
import { feedEventTypes } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.events,
  pt: pt.events,
};

/** The events that programs can receive, under their names in histories. */
export const describedEventTypes = (language: Language): readonly EventTypeAnswer[] =>
  feedEventTypes.map((type) => ({ type, description: words[language][type] ?? type }));
