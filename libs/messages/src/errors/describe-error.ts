import type { ErrorCode } from '@balcao/domain';
import { interpolate } from '../formats/interpolate.js';
import { showDecimal } from '../formats/numerals.js';
import { showDay, showLocalMoment } from '../formats/written-days.js';
import { permissionName } from '../permissions/index.js';
import type { Language } from '../screens/index.js';
import { asSaidIn } from '../tax-number/index.js';
import { errorsEn } from './errors.en.js';
import { errorsPt } from './errors.pt.js';

/** Every refusal in every language; `%{name}` stands for a parameter, as polyglot has it. */
export const errorMessages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en: errorsEn,
  pt: errorsPt,
};

/** An amount, a quantity or a rate. */
const decimal = /^-?\d+\.\d+$/;

/**
 * The sentence of a refusal with its parameters; one that is missing stays as `%{name}`.
 * Permissions are written by their names, lists with commas, decimals, days and local times as the
 * language has them; the tax number has the name that it has in the country.
 */
export function describeError(
  language: Language,
  code: ErrorCode,
  params: Readonly<Record<string, unknown>> = {},
  country?: string,
): string {
  return interpolate(asSaidIn(country, errorMessages[language][code]), (name) => {
    const value = params[name];
    if (name === 'permission' && typeof value === 'string') return permissionName(language, value);
    if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(', ');
    if (typeof value === 'string' && decimal.test(value)) return showDecimal(value, language);
    if (typeof value === 'string') return showLocalMoment(showDay(value, language), language);
    return typeof value === 'number' ? value : undefined;
  });
}
