import type { ErrorCode } from '@balcao/domain';
import { permissionName } from '../permissions/index.js';
import type { Language } from '../screens/index.js';
import { errorsEn } from './errors.en.js';
import { errorsPt } from './errors.pt.js';

/** Every refusal in every language; `%{name}` stands for a parameter, as polyglot has it. */
export const errorMessages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en: errorsEn,
  pt: errorsPt,
};

const placeholder = /%\{(\w+)\}/g;

/**
 * The sentence of a refusal with its parameters; one that is missing stays as `%{name}`.
 * Permissions are written by their names, lists with commas.
 */
export function describeError(
  language: Language,
  code: ErrorCode,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return errorMessages[language][code].replace(placeholder, (whole, name: string) => {
    const value = params[name];
    if (name === 'permission' && typeof value === 'string') return permissionName(language, value);
    if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(', ');
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : whole;
  });
}
