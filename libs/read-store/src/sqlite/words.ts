import { searchWords, soughtIn } from '../search.js';

/** Numbers of partitions take four places of base 36 in every searched word. */
const places = 4;
const most = 36 ** places;

/**
 * The words of a text as one partition's index keeps them: each begins with the partition, so that
 * a search reads only its own company's entries. Blank before each, for `instr` by word's start.
 */
export function indexedWords(partition: number, text: string): string {
  const prefix = partitionPrefix(partition);
  return searchWords(text)
    .map((word) => ` ${prefix}${word}`)
    .join('');
}

/** The beginnings of indexed words that a search asks for; none when it has no word. */
export function soughtWords(partition: number, search: string): readonly string[] {
  const prefix = partitionPrefix(partition);
  return soughtIn(search).map((word) => prefix + word);
}

/** The search in the language of FTS5. The words hold letters and digits only. */
export function matchExpression(sought: readonly string[]): string {
  return sought.map((word) => `"${word}" *`).join(' AND ');
}

function partitionPrefix(partition: number): string {
  if (partition >= most) throw new Error(`more than ${most} partitions`);
  return partition.toString(36).padStart(places, '0');
}
