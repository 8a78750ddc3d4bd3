// oxlint-disable-next-line no-control-regex -- all of them.
const plain = /^[\u0000-\u007f]*$/;
const marks = /\p{M}+/gu;
const words = /[\p{L}\p{N}]+/gu;

/** Lower case without accents: `São João` becomes `sao joao`, `Straße` `strasse`. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  // Upper case first: only that takes ß to ss. A final sigma may stand inside a longer word.
  const bare = text.toUpperCase().normalize('NFKD').replace(marks, '');
  return bare.toLowerCase().replaceAll('ς', 'σ');
}

/** A word that no text has: it is of no letters. */
const unknown = '\ue000';

/** The words that a search asks for; signs without a letter are found nowhere. */
export function soughtIn(search: string): readonly string[] {
  const found = searchWords(search);
  return found.length === 0 && search.trim() !== '' ? [unknown] : found;
}

/** The folded words of a text, each once, in their order; letters and digits only. */
export function searchWords(text: string): readonly string[] {
  return [...new Set(foldText(text).match(words) ?? [])];
}
