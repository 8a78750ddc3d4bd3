import { blankLine, isBlank, type EditorLine } from './state.js';

type Lines = readonly EditorLine[];

/** The lines with one of them changed; a line that gets a text and has no quantity gets one. */
export function changeLine(lines: Lines, key: string, change: Partial<EditorLine>): Lines {
  return lines.map((line) => (line.key === key ? changed(line, change) : line));
}

function changed(line: EditorLine, change: Partial<EditorLine>): EditorLine {
  const next = { ...line, ...change };
  const isBegun = next.quantity === '' && (change.description ?? '') !== '';
  return isBegun && line.description === '' ? { ...next, quantity: '1' } : next;
}

/** Takes a line away; a last one leaves a blank line behind. */
export function removeLine(lines: Lines, key: string, vatId: string): Lines {
  const left = lines.filter((line) => line.key !== key);
  return left.length === 0 ? [blankLine(vatId)] : left;
}

/** The lines with a blank one at the end, made only if there is none. */
export function withBlankEnd(lines: Lines, vatId: string): Lines {
  const last = lines.at(-1);
  return last !== undefined && isBlank(last) ? lines : [...lines, blankLine(vatId)];
}

/** The lines that something is written on, the numbers of which the server's answers mean. */
export const writtenLines = (lines: Lines): Lines => lines.filter((line) => !isBlank(line));

/**
 * Puts rows of cells where a line is: the first row onto it, the others onto the lines below,
 * which are made as they are needed.
 */
export function placeRows(
  lines: Lines,
  key: string,
  rows: readonly Partial<EditorLine>[],
  vatId: string,
): Lines {
  const first = Math.max(
    0,
    lines.findIndex((line) => line.key === key),
  );
  const placed = [...lines];
  rows.forEach((row, index) => {
    const target = placed[first + index] ?? blankLine(vatId);
    placed[first + index] = changed(target, row);
  });
  return placed;
}
