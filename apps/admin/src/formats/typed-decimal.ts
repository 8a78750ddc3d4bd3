import type { Language } from '@balcao/messages';

const PLAIN = /^(\d*)([.,]?)(\d*)$/;

/** Groups of three, all parted by the same sign: `1.234.567`. */
const isGrouped = (whole: string, sign: string): boolean =>
  new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(whole);

/**
 * Reads a number as people type it and answers an exact decimal string, or `undefined`. Spaces
 * group. Where both signs occur the last one parts the decimals; a single sign parts decimals too,
 * unless it is the other language's and stands where a group ends (`1.234` in Portuguese).
 */
export function parseTypedDecimal(typed: string, language: Language): string | undefined {
  const text = typed.replace(/[\s\u00a0\u202f\u2009']/g, '').replace(/^\u2212/, '-');
  const isNegative = text.startsWith('-');
  const plain = ungroup(isNegative ? text.slice(1) : text, language);
  const match = PLAIN.exec(plain ?? '');
  const [, whole = '', , decimals = ''] = match ?? [];
  if (match === null || whole + decimals === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = decimals.replace(/0+$/, '');
  const value = tail === '' ? digits : `${digits}.${tail}`;
  return isNegative && value !== '0' ? `-${value}` : value;
}

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
  const groups = language === 'pt' ? '.' : ',';
  return sign === groups && isGrouped(text, sign) ? text.replaceAll(sign, '') : text;
}

/** An amount as typed, in minor units; `undefined` for no number or more than two decimals. */
export function parseTypedMinor(typed: string, language: Language): number | undefined {
  const decimal = parseTypedDecimal(typed, language);
  if (decimal === undefined) return undefined;
  const [whole = '0', decimals = ''] = decimal.split('.');
  if (decimals.length > 2) return undefined;
  const minor = Number.parseInt(`${whole}${decimals.padEnd(2, '0')}`, 10);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
