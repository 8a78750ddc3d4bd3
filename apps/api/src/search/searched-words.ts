/** Amounts longer than this are more than any document's. */
const longestAmount = 18;

/**
 * What somebody may have meant by the words of a search: the words themselves and, for a number
 * written in groups (`400 123 454`, `84 123 4567`), its digits in one; a telephone number as it is
 * dialled from abroad (`+258 84 123 4567`) without the code before it, as it is kept. The last is
 * the most telling.
 */
export function spellingsOf(words: string): readonly string[] {
  const joined = words.replace(/[\s.()\-\u00a0\u202f]/g, '');
  if (!/^\+?\d{6,}$/.test(joined)) return [words];
  const digits = joined.replace('+', '');
  const [, phone = digits] = /^(?:(?:\+|00)\d{1,3}|258)(\d{9})$/.exec(joined) ?? [];
  return [...new Set([words, digits, phone])];
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
