import type { ListRow } from './list-paper.js';

/** Lines of a row, fewer than a page has. */
const linesMost = 36;
/** Points that a letter takes at most, with what a line loses where a word goes to the next one. */
const letterWidth = 6;

/**
 * Rows that each fit on a page, in columns so wide: a row is not broken, and one that is higher
 * than a page would not be drawn at all. The long text of one goes on in rows beneath it.
 */
export function* rowsThatFit(
  rows: Iterable<ListRow>,
  widths: readonly number[],
): Generator<ListRow> {
  const letters = widths.map((width) => Math.max(1, Math.floor(width / letterWidth)));
  for (const row of rows) {
    // Nearly all rows are short, which is quick to see.
    if (row.every((text, at) => text.length <= (letters[at] ?? 1))) yield row;
    else yield* piecesOf(row, letters);
  }
}

function* piecesOf(row: ListRow, letters: readonly number[]): Generator<ListRow> {
  let left = row;
  do {
    const first = left.map((text, at) => text.slice(0, cutOf(text, letters[at] ?? 1)));
    yield first.map((text) => text.trimEnd());
    left = left.map((text, at) => text.slice(first[at]?.length).trimStart());
  } while (left.some((text) => text !== ''));
}

/** How much of a text fits, up to the end of a word where it has one. */
function cutOf(text: string, letters: number): number {
  let lines = 0;
  let end = 0;
  for (const line of text.split('\n')) {
    const taken = Math.max(1, Math.ceil(line.length / letters));
    if (lines + taken > linesMost) {
      const most = end + (linesMost - lines) * letters;
      const space = text.lastIndexOf(' ', most);
      return space > end ? space : Math.max(most, end);
    }
    lines += taken;
    end += line.length + 1;
  }
  return text.length;
}
