import { interpolate } from '../formats/interpolate.js';
import { grouped } from '../formats/numerals.js';
import type { Language } from '../screens/index.js';
import { requestErrorsEn, type RequestErrorCode } from './request-errors.en.js';
import { requestErrorsPt } from './request-errors.pt.js';

/** What is wrong with a request, in every language; `%{name}` stands for a parameter. */
export const requestErrors: Readonly<Record<Language, Readonly<Record<RequestErrorCode, string>>>> =
  { en: requestErrorsEn, pt: requestErrorsPt };

/** A year is none of these, nor is any number that is read well without groups. */
const groupedFrom = 10_000;

/** The sentence with its parameters; one that is missing stays as `%{name}`. */
export function describeRequestError(
  language: Language,
  code: RequestErrorCode,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return interpolate(requestErrors[language][code], (name) => {
    const value = params[name];
    if (typeof value === 'number') return value < groupedFrom ? value : grouped(`${value}`);
    return typeof value === 'string' ? value : undefined;
  });
}
