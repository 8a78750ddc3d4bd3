import { AMOUNT_MINOR_MAX } from '@balcao/pricing';
import { decimalSign, type Language } from '@balcao/messages';

const PLAIN = /^(\d*)([.,]?)(\d*)$/;
const SPACE = "[ \\u00a0\\u202f\\u2009']";

/** What is written before or after a figure, and is none: `MT`, `MZN`, `€`, `%`. */
const UNIT = /^(?:[A-Z]{3}|MTn?|Mt|[$€£])(?=[\s\d.,-])|(?:[A-Z]{3}|MTn?|Mt|[$€£%])$/g;

/** Groups of three, all parted by the same sign: `1.234.567`; no group begins with a zero. */
const isGrouped = (whole: string, sign: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(\\${sign}\\d{3})+$`).test(whole);

/** Spaces part groups of three, and nothing else. */
const SPACED = new RegExp(`^\\d{1,3}(?:${SPACE}\\d{3})+(?:[.,]\\d*)?$`);
const SPACES = new RegExp(SPACE, 'g');

/**
 * Reads a number as people type it and answers an exact decimal string, or `undefined`. Spaces
 * group. Where both signs occur the last one parts the decimals; a single sign parts decimals too,
 * unless it is the other language's and stands where a group ends (`1.234` in Portuguese). Half a
 * kilo, `0.500`, is no group in any language. A unit around the figure is passed over.
 */
export function parseTypedDecimal(typed: string, language: Language): string | undefined {
  const figure = figureIn(typed);
  const isNegative = figure.startsWith('-');
  const plain = ungroup(withoutSpaces(isNegative ? figure.slice(1).trim() : figure), language);
  const match = PLAIN.exec(plain ?? '');
  const [, whole = '', , decimals = ''] = match ?? [];
  if (match === null || whole + decimals === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = decimals.replace(/0+$/, '');
  const value = tail === '' ? digits : `${digits}.${tail}`;
  return isNegative && value !== '0' ? `-${value}` : value;
}

/** What was typed, without the unit and with a plain sign. */
const figureIn = (typed: string): string =>
  typed.trim().replace('\u2212', '-').replace(UNIT, '').trim();

const withoutSpaces = (figure: string): string =>
  SPACED.test(figure) ? figure.replace(SPACES, '') : figure;

function ungroup(text: string, language: Language): string | undefined {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const sign = text.charAt(last);
  const other = sign === ',' ? '.' : ',';
  const whole = text.slice(0, last);
  if (whole.includes(other)) {
    return isGrouped(whole, other) ? whole.replaceAll(other, '') + text.slice(last) : undefined;
  }
  if (whole.includes(sign)) return isGrouped(text, sign) ? text.replaceAll(sign, '') : undefined;
  const groups = decimalSign(language) === ',' ? '.' : ',';
  return sign === groups && isGrouped(text, sign) ? text.replaceAll(sign, '') : text;
}

/**
 * An amount as typed, in minor units; `undefined` for no number, more than two decimals, or more
 * than the books take.
 */
export function parseTypedMinor(typed: string, language: Language): number | undefined {
  if (readsTwoWays(typed, language) !== undefined) return undefined;
  const decimal = parseTypedDecimal(typed, language);
  if (decimal === undefined) return undefined;
  const [whole = '0', decimals = ''] = decimal.split('.');
  if (decimals.length > 2) return undefined;
  const minor = Number.parseInt(`${whole}${decimals.padEnd(2, '0')}`, 10);
  return Math.abs(minor) <= AMOUNT_MINOR_MAX ? minor : undefined;
}

/** The figure that an amount may stand for: with its groups, or with its decimals. */
interface Readings {
  readonly whole: string;
  readonly decimal: string;
}

/**
 * An amount with three decimals, `1,500` in Portuguese or `1.500` in English, was most likely
 * written with the other language's groups: it is a thousand times too much or too little, and
 * nobody may guess which.
 */
export function readsTwoWays(typed: string, language: Language): Readings | undefined {
  const figure = figureIn(typed);
  const sign = decimalSign(language);
  if (figure.split(sign).length !== 2 || !isGrouped(figure, sign)) return undefined;
  return { whole: figure.replace(sign, ''), decimal: figure.slice(0, -1) };
}

/** Why a text is no amount, as the messages have it; `undefined` for one that is, and for none. */
export function amountProblem(typed: string, language: Language): AmountProblem | undefined {
  if (typed.trim() === '' || parseTypedMinor(typed, language) !== undefined) return undefined;
  const readings = readsTwoWays(typed, language);
  if (readings !== undefined) return { key: 'app.number.readsTwoWays', params: { ...readings } };
  const decimal = parseTypedDecimal(typed, language);
  if (decimal === undefined) return { key: 'app.number.invalid', params: {} };
  return (decimal.split('.')[1]?.length ?? 0) > 2
    ? { key: 'app.number.tooManyPlaces', params: { places: 2 } }
    : { key: 'app.number.tooLarge', params: {} };
}

interface AmountProblem {
  readonly key: `app.number.${'readsTwoWays' | 'tooManyPlaces' | 'tooLarge' | 'invalid'}`;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A whole number as typed, of nine digits at most and never below zero. */
export function parseTypedWhole(typed: string, language: Language): number | undefined {
  const decimal = parseTypedDecimal(typed, language) ?? '';
  return /^\d{1,9}$/.test(decimal) ? Number.parseInt(decimal, 10) : undefined;
}

/** Why a text is no such number, as the messages have it. */
export function wholeProblem(
  typed: string,
  language: Language,
): `app.number.${'invalid' | 'notWhole' | 'tooLarge'}` {
  const decimal = parseTypedDecimal(typed, language);
  if (decimal === undefined || decimal.startsWith('-')) return 'app.number.invalid';
  return decimal.includes('.') ? 'app.number.notWhole' : 'app.number.tooLarge';
}

/** A decimal for a field that is written in: the language's sign, no groups. */
export const writeDecimal = (decimal: string, language: Language): string =>
  decimal.replace('.', decimalSign(language));
