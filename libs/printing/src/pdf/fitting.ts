import { widthOf } from './metrics.js';

/** Points more than a text was measured at: lines are broken by the layout's own measure. */
const slack = 1;

/** The lines that a text takes in a column, each with the blank or the end of line behind it. */
export function linesIn(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/(?<=\n)/)) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/(?<=[\s\p{Script=Han}])/u)) {
      const wide = widthOf(word.trimEnd(), size);
      if (line !== '' && used + wide > width - slack) {
        lines.push(line);
        [line, used] = ['', 0];
      }
      if (wide > width - slack) {
        const pieces = brokenUp(word, width - slack, size);
        lines.push(...pieces.slice(0, -1));
        line = pieces.at(-1) ?? '';
        used = widthOf(line, size);
      } else {
        line += word;
        used += widthOf(word, size);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A word that is wider than its column, in pieces that are not. */
function brokenUp(word: string, width: number, size: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const wide = widthOf(letter, size);
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      [piece, used] = ['', 0];
    }
    piece += letter;
    used += wide;
  }
  return [...pieces, piece];
}

/** A text in pieces of so many lines at most; together they say what it says. */
export function piecesOf(text: string, width: number, size: number, most: number): string[] {
  const lines = linesIn(text, width, size);
  const pieces: string[] = [];
  for (let at = 0; at < lines.length; at += most) {
    pieces.push(
      lines
        .slice(at, at + most)
        .join('')
        .replace(/\n$/, ''),
    );
  }
  return pieces;
}

/** What is written in a column of a table. */
export interface FittedColumn {
  readonly label: string;
  readonly texts: readonly string[];
  /** Points that it has in any case; the rest of the room for the one that takes it. */
  readonly width: number | 'rest';
  readonly isFigure: boolean;
}

/** Sizes that a table may be written in; the largest in which its figures leave room. */
export interface TableSizes {
  readonly sizes: readonly number[];
  /** Of the headings. */
  readonly head: number;
  /** Points of the table, and between the texts of two columns. */
  readonly room: number;
  readonly gap: number;
  /** Points that the column with the rest has at least. */
  readonly restLeast: number;
}

/** Points that a text without figures widens its column by at most. */
const textMost = 72;

/** How wide columns are, so that no figure is broken and no word where it can be helped. */
export function fittedWidths(
  columns: readonly FittedColumn[],
  { sizes, head, room, gap, restLeast }: TableSizes,
): { readonly size: number; readonly widths: readonly number[] } {
  const inner = room - gap * (columns.length - 1);
  let found: { readonly size: number; readonly widths: readonly number[] } | undefined;
  for (const size of sizes) {
    const widest = columns.map((column) => widestOf(column, size, head));
    const rest = inner - widest.reduce((sum, width) => sum + width, 0);
    found = { size, widths: widest.map((width, at) => (isRest(columns[at]) ? rest : width)) };
    if (rest >= restLeast) return found;
  }
  return found ?? { size: head, widths: [] };
}

const isRest = (column: FittedColumn | undefined): boolean => column?.width === 'rest';

function widestOf({ label, texts, width, isFigure }: FittedColumn, size: number, head: number) {
  if (width === 'rest') return 0;
  const words = label.split(' ').map((word) => widthOf(word, Math.min(head, size)));
  const wide = texts.map((text) => widthOf(text, size) + slack);
  const widest = Math.max(
    ...words,
    ...wide.map((each) => (isFigure ? each : Math.min(each, textMost))),
  );
  // In a smaller size a column needs less than it is usually given.
  return Math.max(widest, size < head + 1 ? 0 : width);
}
