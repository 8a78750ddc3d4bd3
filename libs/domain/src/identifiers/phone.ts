import { isDigits } from './digits.js';

/** A mobile number of Mozambique: 9 digits, whatever the operator. */
export const isMobile = (text: string): boolean => isDigits(text, 9);

/** A landline of Mozambique: 8 digits, the first of which is that of its province. */
const isLandline = (text: string): boolean => isDigits(text, 8) && text.startsWith('2');

const isHome = (digits: string): boolean => isMobile(digits) || isLandline(digits);

/** The dialling code of Mozambique: its numbers are kept without it. */
const HOME = '258';

/** Digits of a number with the code of another country: the most that E.164 has, and few. */
const ABROAD = { min: 7, max: 15 } as const;

interface Dialling {
  readonly code: string;
  /** How many digits the numbers of the country have without the code. */
  readonly lengths: readonly number[];
}

/** Countries with numbers of known lengths, by their ISO codes. */
const dialling: ReadonlyMap<string, Dialling> = new Map([
  ['MZ', { code: HOME, lengths: [8, 9] }],
  ['AO', { code: '244', lengths: [9] }],
  ['PT', { code: '351', lengths: [9] }],
  ['BR', { code: '55', lengths: [10, 11] }],
  ['CV', { code: '238', lengths: [7] }],
  ['ES', { code: '34', lengths: [9] }],
  ['FR', { code: '33', lengths: [9] }],
  ['IN', { code: '91', lengths: [10] }],
  ['MW', { code: '265', lengths: [9] }],
  ['SZ', { code: '268', lengths: [8] }],
  ['TZ', { code: '255', lengths: [9] }],
  ['ZA', { code: '27', lengths: [9] }],
  ['ZM', { code: '260', lengths: [9] }],
  ['ZW', { code: '263', lengths: [9] }],
]);

const byCode: ReadonlyMap<string, Dialling> = new Map(
  [...dialling.values()].map((each) => [each.code, each]),
);

/** What is written next to a number, and says of which country it is. */
export interface PhonePlace {
  /** A dialling code in a field of its own, in any of the ways in which people write one. */
  readonly code?: string | undefined;
  /** ISO 3166 code, `PT`. */
  readonly country?: string | undefined;
}

/** The text without what people put between digits; `00` and a code in brackets begin with `+`. */
const plainOf = (text: string): string => text.replace(/[\s.\-()/]/g, '').replace(/^00/, '+');

/** A country's dialling code as it is kept, `+258`; nothing where it is none. */
export function phoneCodeOf(text: string): string | undefined {
  const digits = plainOf(text).replace(/^\+/, '');
  const isCode = digits.length <= 4 && isDigits(digits) && !digits.startsWith('0');
  return isCode ? `+${digits}` : undefined;
}

/** The dialling code of a country, `+351`; nothing where it is not known. */
export function phoneCodeIn(country: string): string | undefined {
  const known = dialling.get(country);
  return known && `+${known.code}`;
}

/** Whether a number next to the code is one of Mozambique, as it is without a code that is one. */
export const isHomeCode = (code = ''): boolean =>
  [undefined, `+${HOME}`].includes(phoneCodeOf(code));

/**
 * A telephone number as it is kept: the national digits of Mozambique, or `+` and all digits of a
 * number abroad. The code may be in the number, or next to it. Nothing where it is none, and where
 * it can be read in two ways.
 */
export function phoneOf(text: string, { code, country }: PhonePlace = {}): string | undefined {
  const plain = plainOf(text);
  if (plain.startsWith('+')) return withCode(plain.slice(1));
  const apart = code === undefined ? undefined : phoneCodeOf(code)?.slice(1);
  if (apart !== undefined && apart !== HOME) return nextToCode(plain, apart);
  const national = plain.replace(/^258(?=\d{8,9}$)/, '');
  if (isHome(national)) return national;
  const abroad = dialling.get(country ?? '');
  return abroad && begins(plain, abroad) ? withCode(plain) : undefined;
}

/** Whether the digits are the country's code and one of its numbers. */
function begins(digits: string, { code, lengths }: Dialling): boolean {
  return digits.startsWith(code) && lengths.includes(digits.length - code.length);
}

/** A number that was written with its code. */
function withCode(digits: string): string | undefined {
  if (!isDigits(digits)) return undefined;
  if (digits.startsWith(HOME)) {
    const national = digits.slice(HOME.length);
    return isHome(national) ? national : undefined;
  }
  const isOne = digits.length >= ABROAD.min && digits.length <= ABROAD.max;
  return isOne && !digits.startsWith('0') ? `+${digits}` : undefined;
}

/** A number whose code is next to it; the code once more, or a 0 before it, only where certain. */
function nextToCode(digits: string, code: string): string | undefined {
  const known = byCode.get(code);
  if (known?.lengths.includes(digits.length) !== true) {
    if (known && begins(digits, known)) return withCode(digits);
    if (digits.startsWith(code)) return undefined;
    if (digits.startsWith('0')) {
      const isLocal = known?.lengths.includes(digits.length - 1) === true;
      return isLocal ? withCode(code + digits.slice(1)) : undefined;
    }
  }
  return withCode(code + digits);
}

/** All digits that a phone dials from abroad, without the `+`, of a number that is kept. */
export const dialledOf = (kept: string): string =>
  kept.startsWith('+') ? kept.slice(1) : HOME + kept;

/** A telephone number, in any of the ways in which people write one. */
export const isPhone = (text: string, place?: PhonePlace): boolean =>
  phoneOf(text, place) !== undefined;
