import type { Language } from '../screens/index.js';
import { screenFormats } from './screen-formats.js';

/** Between groups of three digits: narrow, and no line breaks at it. */
const GROUP = '\u202f';
const MINUS = '\u2212';

/** The sign before the decimals as the language has it. */
const signOf = (language: Language): string => (language === 'pt' ? ',' : '.');

/** The sign before the decimals on a screen: as the person there has chosen, or the language. */
export function decimalSign(language: Language): string {
  const { decimalSign: chosen } = screenFormats();
  if (chosen === undefined) return signOf(language);
  return chosen === 'comma' ? ',' : '.';
}

/** `1234567` → `1 234 567`. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, GROUP);

/** A decimal string for reading on a screen: grouped, decimals as they are. */
export const showDecimal = (decimal: string, language: Language): string =>
  written(decimal, decimalSign(language));

/** The same for papers and files, which follow the language only. */
export const paperDecimal = (decimal: string, language: Language): string =>
  written(decimal, signOf(language));

function written(decimal: string, sign: string): string {
  const isNegative = decimal.startsWith('-');
  const [whole = '0', decimals] = (isNegative ? decimal.slice(1) : decimal).split('.');
  const tail = decimals === undefined ? '' : `${sign}${decimals}`;
  return `${isNegative ? MINUS : ''}${grouped(whole)}${tail}`;
}

/** Minor units as a decimal string with two places: `-58999` → `-589.99`. */
export function minorToDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of minor units for reading: `1 234,50`. */
export const showMinor = (minor: number, language: Language): string =>
  showDecimal(minorToDecimal(minor), language);

/** A decimal string filled up to at least `places` decimals: `16.5` → `16.50`. */
export function withPlaces(decimal: string, places: number): string {
  const [whole = '0', decimals = ''] = decimal.split('.');
  const filled = decimals.padEnd(places, '0');
  return filled === '' ? whole : `${whole}.${filled}`;
}
