import { gtinOf } from './barcode.js';
import { isDigits } from './digits.js';

/** What the bars or the square on goods say of them, beyond which article they are. */
export interface Gs1Content {
  /** The number of the article, in fourteen digits. */
  readonly gtin: string;
  readonly batch?: string;
  readonly serial?: string;
  readonly producedOn?: string;
  /** The day until which they are best, or may be used, whichever is said. */
  readonly expiresOn?: string;
  /** Kilograms, as a decimal. */
  readonly netWeight?: string;
  /** How many there are: of a case, or of what is counted. */
  readonly count?: string;
  /** What they cost altogether, as a decimal, in the currency of the place. */
  readonly price?: string;
}

/** Ends a value whose length is not fixed: FNC1, as readers hand it over. */
export const gs1Separator = '\u001d';

/**
 * What scanners may be set to send for the separator, as keyboards have no key for it. No value may
 * contain any of it.
 */
const shownSeparator = /<GS>|\{GS\}|\[GS\]|[\^|~\p{Cc}\u241d]/giu;

/** What readers put before a code to say of which kind it is (ISO/IEC 15424), for those of GS1. */
const symbology = /^\](?:C1|e0|e1|e2|d2|Q3|J1)/;
/** What readers put before the codes of other kinds, which is no part of them. */
const anySymbology = /^\][A-Za-z][0-9A-Za-z]/;

/** The code without what its reader says of its kind. */
export const withoutSymbology = (code: string): string => code.replace(anySymbology, '');

/** Digits of values whose length is fixed, by the first two of their identifier. */
const fixedLengths: Readonly<Record<string, number>> = Object.fromEntries([
  ['00', 18],
  ...['01', '02', '03'].map((kind) => [kind, 14] as const),
  ...['11', '12', '13', '15', '16', '17', '18', '19'].map((kind) => [kind, 6] as const),
  ['20', 2],
  ...['31', '32', '33', '34', '35', '36'].map((kind) => [kind, 6] as const),
  ['41', 13],
]);
/** Digits of identifiers, by their first two; two where nothing is said. */
const identifierDigits: Readonly<Record<string, number>> = Object.fromEntries([
  ...['23', '24', '25', '40', '41', '42', '71'].map((kind) => [kind, 3] as const),
  ...['31', '32', '33', '34', '35', '36', '39', '43'].map((kind) => [kind, 4] as const),
  ...['70', '72', '80', '81', '82'].map((kind) => [kind, 4] as const),
]);
/** Most characters of values that end with a separator, where it is not ninety. */
const most: Readonly<Record<string, number>> = { '10': 20, '21': 20, '22': 20, '30': 8, '37': 8 };

/**
 * Reads a string of GS1 elements, as bars (GS1-128) and squares (DataMatrix, QR) hold them (GS1
 * General Specifications, 3): `01` and the number of the article first, each further value behind
 * its identifier. Nothing for any other code. `year` is that of the day of reading: the years of
 * values have two digits.
 */
export function readGs1(code: string, year: number): Gs1Content | undefined {
  const link = linked(withoutSymbology(code));
  const isSaid = symbology.test(code) || link !== undefined;
  const whole = (link ?? withoutSymbology(code)).replaceAll(shownSeparator, gs1Separator);
  const bare = whole.startsWith(gs1Separator) ? whole.slice(1) : whole;
  const values = bare.startsWith('(') ? bracketed(bare.replaceAll(' ', '')) : elementsOf(bare);
  if (values === undefined) return undefined;
  const named = values.get('01') ?? values.get('02');
  const gtin = named === undefined ? undefined : gtinOf(named);
  // A number of an article by itself is read as one unless its kind is said.
  if (gtin === undefined || (values.size < 2 && !isSaid && !bare.startsWith('01')))
    return undefined;
  return contentOf(gtin, values, year);
}

/** Value by identifier; nothing where the string does not keep to its own lengths. */
function elementsOf(text: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    if (text[at] === gs1Separator) {
      at += 1;
      continue;
    }
    const kind = text.slice(at, at + 2);
    const identifier = text.slice(at, at + (identifierDigits[kind] ?? 2));
    if (!isDigits(identifier, identifierDigits[kind] ?? 2)) return undefined;
    at += identifier.length;
    const fixed = fixedLengths[kind];
    const end = fixed === undefined ? text.indexOf(gs1Separator, at) : at + fixed;
    const value = text.slice(at, end < 0 ? undefined : end);
    if (!put(values, identifier, value)) return undefined;
    at += value.length;
  }
  return values;
}

/** A link of GS1, `https://id.gs1.org/01/07032069804988/10/0329?17=260526`, as it is in brackets. */
function linked(text: string): string | undefined {
  const found =
    /^https?:\/\/[^?#]*?\/(01\/\d{8,14}(?:\/\d{2,4}\/[^/?#]+)*)\/?(?:\?([^#]*))?(?:#|$)/i;
  const [, path, query = ''] = found.exec(text) ?? [];
  if (path === undefined) return undefined;
  const inPath = path.matchAll(/(\d{2,4})\/([^/]+)/g);
  const inQuery = query.matchAll(/(?<=^|&)(\d{2,4})=([^&]+)/g);
  return [...inPath, ...inQuery]
    .map(
      ([, kind = '', value = '']) => `(${kind})${kind === '01' ? value.padStart(14, '0') : value}`,
    )
    .join('');
}

/** The same as people read it below the bars, `(01)07032069804988(10)0329`. */
function bracketed(text: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  if (!/^(?:\(\d{2,4}\)[^()]+)+$/.test(text)) return undefined;
  for (const [, identifier = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^()]+)/g)) {
    if (!put(values, identifier, value)) return undefined;
  }
  return values;
}

/** Keeps a value where it is one; an identifier that comes twice has to say the same. */
function put(values: Map<string, string>, identifier: string, value: string): boolean {
  const fixed = fixedLengths[identifier.slice(0, 2)];
  if (fixed === undefined ? value.length > (most[identifier] ?? 90) : !isDigits(value, fixed)) {
    return false;
  }
  if (value === '' || (values.get(identifier) ?? value) !== value) return false;
  values.set(identifier, value);
  return true;
}

function contentOf(
  gtin: string,
  values: ReadonlyMap<string, string>,
  year: number,
): Gs1Content | undefined {
  const days = ['11', '15', '17'].map((identifier) => {
    const day = values.get(identifier);
    return day === NO_DAY ? undefined : day;
  });
  const [produced, best, expires] = days.map((day) => day && dayOf(day, year));
  if (days.some((day, at) => day !== undefined && [produced, best, expires][at] === '')) {
    return undefined;
  }
  const fields = {
    batch: values.get('10'),
    serial: values.get('21'),
    producedOn: produced,
    expiresOn: expires ?? best,
    netWeight: decimalIn(values, '310'),
    count: wholeOf(values.get('37') ?? values.get('30')),
    price: decimalIn(values, '392'),
  };
  const found = Object.entries(fields).flatMap(([key, value = '']) =>
    value === '' ? [] : [[key, value] as const],
  );
  return { gtin, ...Object.fromEntries(found) };
}

/** What labels say that have room for a day and know none. */
const NO_DAY = '000000';

/** Months by their last day, where February has 29 in leap years. */
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * `210526` as a day; `00` for the day is the last one of its month. Of the years that end so, the
 * one that is at most 49 before and 50 behind. Blank for what is no day.
 */
function dayOf(digits: string, now: number): string {
  const [short = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  const ahead = (((short - now) % 100) + 100) % 100;
  const year = now + (ahead > 50 ? ahead - 100 : ahead);
  if (month < 1 || month > 12 || day > lastDay(year, month)) return '';
  const date = day === 0 ? lastDay(year, month) : day;
  return [String(year), ...[month, date].map((each) => String(each).padStart(2, '0'))].join('-');
}

/** A value whose identifier ends with the number of its decimals, `3103`. */
function decimalIn(values: ReadonlyMap<string, string>, kind: string): string | undefined {
  for (const [identifier, value] of values) {
    if (!identifier.startsWith(kind) || identifier.length !== 4 || !isDigits(value)) continue;
    const places = Number(identifier.slice(3));
    const digits = value.padStart(places + 1, '0');
    const whole = wholeOf(digits.slice(0, digits.length - places)) ?? '0';
    const decimals = digits.slice(digits.length - places).replace(/0+$/, '');
    return decimals === '' ? whole : `${whole}.${decimals}`;
  }
  return undefined;
}

const wholeOf = (digits: string | undefined): string | undefined =>
  digits === undefined || !isDigits(digits) ? undefined : digits.replace(/^0+(?=\d)/, '');

/** A number of fourteen digits as articles may have it: without the noughts before it. */
export function gtinSpellings(gtin: string): readonly string[] {
  const lengths = [13, 12, 8].filter((length) => /^0*$/.test(gtin.slice(0, 14 - length)));
  return [gtin, ...lengths.map((length) => gtin.slice(14 - length))];
}
