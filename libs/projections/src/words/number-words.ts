const signs = /[^\p{L}\p{N}]/gu;

/** What a code is found by: as it is written, and in one, `CHE-123` by `che123`. */
export function codeWords(code = ''): readonly string[] {
  return [...new Set([code, code.replace(signs, '')])];
}

/**
 * The words that find a tax number. One with signs or letters, `CHE-123.456.789`, is also found
 * without the signs, and by only its digits.
 */
export function taxNumberWords(nuit = ''): readonly string[] {
  const inOne = nuit.replace(signs, '');
  return [...new Set([...codeWords(nuit), inOne.replace(/^\D+/, '')])];
}
