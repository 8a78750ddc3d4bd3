import { interpolate, showMinor } from '../formats/index.js';
import type { Language } from '../screens/index.js';
import { notificationSentencesEn } from './notification-sentences.en.js';
import { notificationSentencesPt } from './notification-sentences.pt.js';

const sentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: notificationSentencesEn,
  pt: notificationSentencesPt,
};

/** What a notification says; a kind that this version does not know is named as it is. */
export function notificationSentence(
  language: Language,
  kind: string,
  params: Readonly<Record<string, string | number>>,
): string {
  const { totalMinor } = params;
  const total = typeof totalMinor === 'number' ? showMinor(totalMinor, language) : '';
  const all: Readonly<Record<string, string | number>> = { ...params, total };
  return interpolate(sentences[language][kind] ?? kind, (name) => all[name]);
}
