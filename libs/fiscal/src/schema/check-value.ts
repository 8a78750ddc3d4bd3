import { canonical, compareDecimals } from '@balcao/pricing';
import type { ValueRule } from './schema.js';

/** What is wrong with a text; `detail` says what was allowed. */
export interface ValueProblem {
  readonly kind: 'notOneOf' | 'pattern' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooLarge' | 'type';
  readonly detail: string;
}

const integer = /^[+-]?\d+$/;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const day = /^(\d{4})-(\d{2})-(\d{2})(Z|[+-]\d{2}:\d{2})?$/;
const time = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

/** The first thing wrong with a text, or nothing. */
export function checkValue(text: string, rule: ValueRule): ValueProblem | undefined {
  const sentence = rule.base === 'string' ? text : text.trim();
  if (!isOfBase(sentence, rule.base)) return { kind: 'type', detail: rule.base };
  if (rule.oneOf !== undefined && !rule.oneOf.has(sentence)) {
    return { kind: 'notOneOf', detail: [...rule.oneOf].join(', ') };
  }
  if (rule.patterns !== undefined && !rule.patterns.some((one) => one.test(sentence))) {
    return { kind: 'pattern', detail: rule.patterns.map(({ source }) => source).join(' | ') };
  }
  return checkLength(sentence, rule) ?? checkRange(sentence, rule);
}

function isOfBase(text: string, base: ValueRule['base']): boolean {
  switch (base) {
    case 'string':
      return true;
    case 'integer':
      return integer.test(text);
    case 'nonNegativeInteger':
      return integer.test(text) && !/^-0*[1-9]/.test(text);
    case 'decimal':
      return decimal.test(text);
    case 'date':
      return isDay(text);
    case 'dateTime':
      return isTime(text);
  }
}

function isDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = day.exec(text) ?? [];
  if (year === '') return false;
  const last = new Date(0);
  last.setUTCFullYear(Number.parseInt(year, 10), Number.parseInt(month, 10), 0);
  const isMonth = month >= '01' && month <= '12';
  return isMonth && date >= '01' && Number.parseInt(date, 10) <= last.getUTCDate();
}

function isTime(text: string): boolean {
  const [, date = '', hour = '', minute = '', second = ''] = time.exec(text) ?? [];
  return date !== '' && isDay(date) && hour < '24' && minute < '60' && second < '60';
}

function checkLength(text: string, { lengthMin, lengthMax }: ValueRule): ValueProblem | undefined {
  if (lengthMin === undefined && lengthMax === undefined) return undefined;
  // XML counts characters, which differ from UTF-16 code units only beyond the first plane.
  const length = /[\ud800-\udfff]/.test(text) ? Array.from(text).length : text.length;
  if (lengthMin !== undefined && length < lengthMin) {
    return { kind: 'tooShort', detail: `${lengthMin}` };
  }
  if (lengthMax !== undefined && length > lengthMax) {
    return { kind: 'tooLong', detail: `${lengthMax}` };
  }
  return undefined;
}

function checkRange(text: string, { base, min, max }: ValueRule): ValueProblem | undefined {
  if (min !== undefined && isBelow(text, min, base)) return { kind: 'tooSmall', detail: min };
  if (max !== undefined && isBelow(max, text, base)) return { kind: 'tooLarge', detail: max };
  return undefined;
}

const isZero = /^0(\.0+)?$/;

function isBelow(a: string, b: string, base: ValueRule['base']): boolean {
  if (base === 'date' || base === 'dateTime') return a < b;
  // Most limits are 0, and most figures have no sign.
  if (isZero.test(b) && !a.startsWith('-')) return false;
  const [left, right] = [canonical(withDigits(a)), canonical(withDigits(b))];
  return left !== undefined && right !== undefined && compareDecimals(left, right) < 0;
}

/** `.5` and `5.` are decimals in XML. */
const withDigits = (text: string) => text.replace(/^([+-]?)\./, '$10.').replace(/\.$/, '');
