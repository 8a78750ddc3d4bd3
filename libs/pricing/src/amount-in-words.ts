import { MINOR_PLACES } from './limits.js';
import type { Currency } from './money.js';
import { powerOfTen } from './rounding.js';
import { numberInEnglish } from './words-en.js';
import { numberInPortuguese, takesDe } from './words-pt.js';

/** Languages that amounts are written out in. */
export type Language = 'en' | 'pt';

interface CurrencyNames {
  readonly unit: readonly [one: string, many: string];
  readonly cent: readonly [one: string, many: string];
}

const METICAL: CurrencyNames = { unit: ['metical', 'meticais'], cent: ['centavo', 'centavos'] };
const CENT = ['cent', 'cents'] as const;
const CENTIMO = ['cêntimo', 'cêntimos'] as const;

const NAMES: Readonly<Record<Language, ReadonlyMap<Currency, CurrencyNames>>> = {
  en: new Map<Currency, CurrencyNames>([
    ['MZN', METICAL],
    ['USD', { unit: ['dollar', 'dollars'], cent: CENT }],
    ['EUR', { unit: ['euro', 'euros'], cent: CENT }],
    ['ZAR', { unit: ['rand', 'rand'], cent: CENT }],
  ]),
  pt: new Map<Currency, CurrencyNames>([
    ['MZN', METICAL],
    ['USD', { unit: ['dólar', 'dólares'], cent: CENTIMO }],
    ['EUR', { unit: ['euro', 'euros'], cent: CENTIMO }],
    ['ZAR', { unit: ['rand', 'rands'], cent: CENTIMO }],
  ]),
};

const WORDS = {
  en: { number: numberInEnglish, and: 'and', minus: 'minus', cent: CENT },
  pt: { number: numberInPortuguese, and: 'e', minus: 'menos', cent: CENTIMO },
} as const;

/**
 * An amount of minor units written out: `two meticais and fifty centavos`. Portuguese follows
 * European spelling and the long scale. A currency without a name of its own is called by its code.
 */
export function amountInWords(minor: number, language: Language, currency: Currency): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not minor units: ${minor}`);
  const { number, and, minus, cent } = WORDS[language];
  const names = NAMES[language].get(currency) ?? { unit: [currency, currency], cent };
  const size = Math.abs(minor);
  const cents = size % powerOfTen(MINOR_PLACES);
  const units = (size - cents) / powerOfTen(MINOR_PLACES);
  const parts: string[] = [];
  if (units > 0 || cents === 0) {
    const de = language === 'pt' && takesDe(units) ? 'de ' : '';
    parts.push(`${number(units)} ${de}${named(units, names.unit)}`);
  }
  if (cents > 0) parts.push(`${number(cents)} ${named(cents, names.cent)}`);
  return `${minor < 0 ? `${minus} ` : ''}${parts.join(` ${and} `)}`;
}

function named(count: number, [one, many]: readonly [one: string, many: string]): string {
  return count === 1 ? one : many;
}
