import type { FieldType } from './collection.js';
import { foldText } from './search.js';

/** A number's digits without leading zeros. */
const numbers = /0*(\d+)/g;

/**
 * The key that sorts names as in a dictionary: `Açúcar` before `arroz`, and that before `Pão`.
 * Numbers in them are sorted by their size: 5 kg before 25 kg.
 */
export function orderKey(name: string): string {
  return foldText(name).replace(numbers, (_, digits: string) => `${sizeOf(digits)}${digits}`);
}

/**
 * The key that sorts decimals by their size: `-5`, `-0.5`, `0`, `2`, `12.5`. Of what lies below
 * zero each digit is turned round, so that the larger one comes first.
 */
export function decimalKey(decimal: string): string {
  const [, minus, whole = '', fraction = ''] = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  const size = `${sizeOf(whole)}${whole}${fraction}`;
  if (minus !== '-' || /^0*$/.test(`${whole}${fraction}`)) return `+${size}`;
  const turnedRound = size.replace(/./g, (sign) =>
    String.fromCharCode(turned - sign.charCodeAt(0)),
  );
  return `!${turnedRound}~`;
}

/** A sign that is turned round is as far below this as it was above it. */
const turned = '0'.charCodeAt(0) + '9'.charCodeAt(0);

/** What a text of a field is sorted by where that is not the text itself; otherwise undefined. */
export function orderKeyOf(type: 'name' | 'decimal', text: string): string;
export function orderKeyOf(type: FieldType, text: string): string | undefined;
export function orderKeyOf(type: FieldType, text: string): string | undefined {
  if (type === 'name') return orderKey(text);
  return type === 'decimal' ? decimalKey(text) : undefined;
}

/** Whether rows keep a key by which the field is sorted. */
export const hasOrderKey = (type: FieldType): boolean => type === 'name' || type === 'decimal';

/** More digits, a later sign: one digit is 1, ten are a colon. */
const sizeOf = (digits: string): string => String.fromCharCode(zero + digits.length);
const zero = '0'.charCodeAt(0);
