import { interpolate } from '../formats/interpolate.js';
import type { Language } from '../screens/index.js';
import { fiscalProblemsEn } from './problems.en.js';
import { fiscalProblemsPt } from './problems.pt.js';

/** What may be wrong with a fiscal file. */
export type FiscalProblemCode = keyof typeof fiscalProblemsEn;

const sentences: Readonly<Record<Language, Readonly<Record<FiscalProblemCode, string>>>> = {
  en: fiscalProblemsEn,
  pt: fiscalProblemsPt,
};

/**
 * The sentence of a problem; a parameter that is missing stays as `%{name}`. Of `one |||| many`,
 * the first is said where `count` is one.
 */
export function describeFiscalProblem(
  language: Language,
  code: FiscalProblemCode,
  params: Readonly<Record<string, string>>,
): string {
  return interpolate(sentences[language][code], (name) => params[name], Number(params['count']));
}
export { fiscalCheckWords } from './check-words.js';
