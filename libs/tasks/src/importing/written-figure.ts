import { parseMinor } from '@balcao/pricing';

/** An amount of a bank's file; the sign is undefined if the figure has none. */
export interface StatementFigure {
  readonly minor: number;
  readonly sign: 1 | -1 | undefined;
}

/** The decimal sign of a file. */
export type DecimalSign = ',' | '.';

const CURRENCY = '(?:METICAIS|METICAL|MTS|MTN|MT|MZN|USD|ZAR|EUR|GBP|R|[€$£])\\.?';
const around = new RegExp(
  `^([-+(]?)\\s*${CURRENCY}(?=[\\s\\d(+-])|\\s*${CURRENCY}\\s*(\\)?)$`,
  'gi',
);
const marks = /(?<=[\d.\s])(DR|CR|DB|D|C)\.?$/i;
/** The most integer digits that minor units can hold. */
const WHOLE_DIGITS_MAX = 13;

/**
 * Reads `1.234,56`, `1,234.56`, `(50,00)`, `MZN 25,00 D`. Undefined if it is not a figure, has more
 * decimals than money, or is ambiguous and the file's decimal sign is unknown.
 */
export function statementFigure(
  written: string,
  decimal: DecimalSign | undefined,
): StatementFigure | undefined {
  const figure = writtenFigure(written, decimal);
  if (figure === undefined || figure === 'twoWays') return undefined;
  const { whole, decimals, sign } = figure;
  if (whole.length > WHOLE_DIGITS_MAX || /[1-9]/.test(decimals.slice(2))) return undefined;
  return { minor: parseMinor(`${whole}.${decimals.slice(0, 2) || '0'}`), sign };
}

/** A figure in a file, in any notation of signs and any currency. */
export interface WrittenFigure {
  readonly whole: string;
  readonly decimals: string;
  readonly sign: 1 | -1 | undefined;
}

/** The parts of a figure; `twoWays` if ambiguous. */
export function writtenFigure(
  written: string,
  decimal: DecimalSign | undefined,
): WrittenFigure | 'twoWays' | undefined {
  const { digits, sign } = bareFigure(written);
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  if (decimal === undefined && readsTwoWays(digits)) return 'twoWays';
  const parts = partsOf(digits, decimal);
  return parts && { ...parts, sign };
}

/** The decimal sign of the figure, if evident. */
export function decimalSignIn(written: string): DecimalSign | undefined {
  const { digits } = bareFigure(written);
  if (!/^\d[\d.,]*$/.test(digits) || readsTwoWays(digits)) return undefined;
  const [last = '', other = ''] = digits.endsWith(',') ? [] : lastAndOther(digits);
  if (last === '') return undefined;
  const isGroup = digits.split(last).length > 2;
  if (isGroup) return last === ',' ? '.' : ',';
  return other !== '' || digits.split(last).length === 2 ? (last as DecimalSign) : undefined;
}

function bareFigure(written: string): Pick<StatementFigure, 'sign'> & { readonly digits: string } {
  const text = written
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    // No cents, and no sign: `16,-`.
    .replace(/(?<=\d[.,]) ?--?(?=\D*$)/, '00')
    .trim();
  const [, mark = ''] = marks.exec(text.replace(around, '$1$2').trim()) ?? [];
  const figure = text.replace(around, '$1$2').trim().replace(marks, '').replace(around, '$1$2');
  // Signs stand around the digits: `1-2` is no figure.
  const digits = figure
    .replaceAll(/^[-+(\s]+|[-+)\s]+$/g, '')
    .replaceAll(/(?<=\d)[\s'’](?=\d{3})/g, '')
    .replace(/^(?=[.,]\d)/, '0');
  if (/[-+].*[-+]/.test(figure)) return { digits: '', sign: undefined };
  const isBracketed = /^-?\(.*\)$/.test(figure.trim());
  const isNegative = isBracketed || /^-|-$/.test(figure.trim());
  if (mark !== '') return { digits, sign: /^d/i.test(mark) !== isNegative ? -1 : 1 };
  if (isNegative) return { digits, sign: -1 };
  return { digits, sign: figure.trim().startsWith('+') ? 1 : undefined };
}

const lastAndOther = (digits: string): readonly string[] => {
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (at < 0) return [];
  const last = digits.charAt(at);
  const other = last === ',' ? '.' : ',';
  return [last, digits.includes(other) ? other : ''];
};

/** `1.250` can be 1,250 or 1.25. */
const readsTwoWays = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

function partsOf(digits: string, decimal: DecimalSign | undefined) {
  const [last = '', other = ''] = lastAndOther(digits);
  if (last === '') return { whole: digits, decimals: '' };
  const isTwoWays = readsTwoWays(digits);
  const times = digits.split(last).length - 1;
  const isDecimal = isTwoWays ? last === decimal : times === 1;
  const [whole = '', decimals = ''] = isDecimal
    ? [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)]
    : [digits];
  const sign = isDecimal ? other : last;
  if (sign === '') return { whole, decimals };
  const groups = whole.split(sign);
  const isGrouped = groups.every((group, at) =>
    at === 0 ? group.length <= 3 : group.length === 3,
  );
  return isGrouped ? { whole: groups.join(''), decimals } : undefined;
}
