/** Amounts longer than this are more than any document's. */
const longestAmount = 18;

/** The signs between the groups of a number. */
const betweenGroups = /[\s.()\-\u00a0\u202f]/g;

/**
 * What somebody may have meant by the words of a search: the words themselves and, for a number
 * written in groups (`400 123 454`, `84 123 4567`, `DE 811 569 869`), its digits and letters in
 * one; a telephone number as it is dialled from abroad (`+258 84 123 4567`) without the code before
 * it, as it is kept. The last is the most telling.
 */
export function spellingsOf(words: string): readonly string[] {
  const joined = words.replace(betweenGroups, '');
  if (isAbroad(words)) return [...new Set([words, joined])];
  if (!/^\+?\d{6,}$/.test(joined)) return [words];
  const digits = joined.replace('+', '');
  const [, phone = digits] = /^(?:(?:\+|00)\d{1,3}|258)(\d{9})$/.exec(joined) ?? [];
  return [...new Set([words, digits, phone])];
}

/** A number after its country's code of two letters; three in Austria, Spain and Switzerland. */
const abroadInOne = /^(?:[a-z]{2}|atu|che|es[a-z])\d[\da-z]{6,13}$/i;
const documentOfYear = /^[a-z]{2,3}[\s.-]*20\d\d\b/i;
/** The digits that a tax number has at least, more than those of an article's code. */
const digitsAbroad = 7;

/** Whether the words are a tax number with its country before it: no document's `FR 2026 12`. */
const isAbroad = (words: string): boolean =>
  abroadInOne.test(words.replace(betweenGroups, '')) &&
  words.replace(/\D/g, '').length >= digitsAbroad &&
  !documentOfYear.test(words.trim());

const threeGroups = /^\d{3}[\s.\u00a0\u202f]\d{3}[\s.\u00a0\u202f]\d{3}$/;

/**
 * The words of a search among documents or payments. A tax number in its groups is looked for as
 * it is kept; other numbers stay as they are written, for `2026 12` is a document's.
 */
export function inOneTaxNumber(words: string): string {
  const isGrouped = threeGroups.test(words.trim()) || isAbroad(words);
  return isGrouped ? words.replace(betweenGroups, '') : words;
}

/**
 * The amounts, in minor units, that the words may be, with the comma or the point as the sign
 * before the decimals: `1.234,56`, `1,234.56`, `1 234.5`, `1234`. Three digits after the only sign
 * are thousands, as an amount has two decimals.
 */
export function amountOf(words: string): number | undefined {
  const text = words.replace(/[\s\u00a0\u202f]|mzn$|mt$/gi, '');
  if (text.length > longestAmount) return undefined;
  const [, whole, cents] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const separators = new Set(whole.match(/[.,]/g) ?? []);
  const decimalSign = text.at(whole.length);
  if (separators.size > 1 || (decimalSign !== undefined && separators.has(decimalSign))) {
    return undefined;
  }
  const digits = whole.replace(/[.,]/g, '') + (cents ?? '').padEnd(2, '0');
  const minor = Number(digits);
  return minor > 0 && Number.isSafeInteger(minor) ? minor : undefined;
}
