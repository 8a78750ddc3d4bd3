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

/** Removes a line; removing the last one leaves a blank line. */
export function removeLine(lines: Lines, key: string, vatId: string): Lines {
  const left = lines.filter((line) => line.key !== key);
  return left.length === 0 ? [blankLine(vatId)] : left;
}

/** Inserts a line after the given one. */
export function insertAfter(lines: Lines, key: string, line: EditorLine): Lines {
  const at = lines.findIndex((each) => each.key === key);
  return at < 0 ? [...lines, line] : lines.toSpliced(at + 1, 0, line);
}

/** A copy of a line, without its link to a source document. */
export function copyOf(line: EditorLine): EditorLine {
  const { key } = blankLine(line.vatId);
  const { kept } = line;
  if (kept === undefined) return { ...line, key };
  const moved = ['origin', 'creditMinor'];
  return {
    ...line,
    key,
    kept: Object.fromEntries(Object.entries(kept).filter(([name]) => !moved.includes(name))),
  };
}

/** Exchanges a line with its neighbour; at the end of the lines it stays. */
export function moveLine(lines: Lines, key: string, step: 1 | -1): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const [line, neighbour] = [lines[at], lines[at + step]];
  if (line === undefined || neighbour === undefined) return lines;
  return lines.with(at, neighbour).with(at + step, line);
}

/** The lines with a blank one at the end, made only if there is none. */
export function withBlankEnd(lines: Lines, vatId: string): Lines {
  const last = lines.at(-1);
  return last !== undefined && isBlank(last) ? lines : [...lines, blankLine(vatId)];
}

/** The lines with content, in the numbering of the server's answers. */
export const writtenLines = (lines: Lines): Lines => lines.filter((line) => !isBlank(line));

/**
 * Pastes rows of cells at a line: the first row onto it, the others onto the lines below, which are
 * added as needed.
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
