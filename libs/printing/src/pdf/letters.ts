import type { Content } from 'pdfmake';
import type { Family } from './fonts.js';
import { familyOf, isUsual } from './metrics.js';

/** A stretch of a text that one typeface draws. */
interface Run {
  readonly text: string;
  readonly font: Family;
  /** Drawn in one piece, so that its letters join and its words stand from right to left. */
  readonly noWrap?: true;
  readonly fontFeatures?: readonly string[];
}

const segmenter = new Intl.Segmenter('pt', { granularity: 'grapheme' });
/** Letters that are written from right to left, with what stands between their words. */
const fromTheRight =
  /([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{M}]+)/u;
/** Letters of one piece that is written from right to left: what a narrow column has room for. */
const pieceMost = 28;

/** What no typeface has, written as its number: nothing is left out without a word. */
const numbered = (letter: string): string =>
  Array.from(letter, (each) => {
    const number = (each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${number}]`;
  }).join('');

/** A text in stretches of one typeface each. */
function runsOf(text: string): readonly Run[] {
  const runs: { text: string; font: Family }[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const found = isUsual(segment) ? 'Roboto' : familyOf(segment);
    const drawn = found === undefined ? numbered(segment) : segment;
    const font = found ?? 'Roboto';
    const last = runs.at(-1);
    // A blank goes with the letters before it.
    if (last !== undefined && (last.font === font || segment === ' ')) last.text += drawn;
    else runs.push({ text: drawn, font });
  }
  return runs.flatMap(leftwards);
}

/** What is written from right to left, in pieces of whole words that each have a line. */
function leftwards(run: Run): readonly Run[] {
  if (run.font === 'Roboto' || !fromTheRight.test(run.text)) return [run];
  const pieces: Run[] = [];
  let piece = '';
  let blank = '';
  const end = (): void => {
    const text = piece.trimEnd();
    if (text !== '') pieces.push({ ...run, text, noWrap: true, fontFeatures: ['kern'] });
    // What stands behind the last word stands before the first, as it is read.
    blank = piece.slice(text.length);
    piece = '';
  };
  for (const word of run.text.split(/(?<=\s)/u)) {
    if (fromTheRight.test(word)) {
      if (piece !== '' && piece.length + word.length > pieceMost) {
        end();
        pieces.push({ ...run, text: '\n' });
      }
      piece += word;
    } else {
      end();
      pieces.push({ ...run, text: blank + word });
    }
  }
  end();
  return blank === '' ? pieces : [...pieces, { ...run, text: blank }];
}

/** What is laid out, each of its texts in the typefaces that have its letters. */
export function inTypefaces(content: Content): Content {
  if (typeof content === 'string') return isUsual(content) ? content : { text: runs(content) };
  if (Array.isArray(content)) return content.map(inTypefaces);
  const { text, stack, columns, table, ...other } = content as Laid;
  return {
    ...other,
    ...(text !== undefined && { text: textIn(text) }),
    ...(stack && { stack: stack.map(inTypefaces) }),
    ...(columns && { columns: columns.map(inTypefaces) }),
    ...(table && { table: { ...table, body: table.body.map((row) => row.map(inTypefaces)) } }),
  } as Content;
}

/** The parts of what is laid out that hold texts. */
interface Laid {
  readonly text?: Content;
  readonly stack?: readonly Content[];
  readonly columns?: readonly Content[];
  readonly table?: { readonly body: readonly (readonly Content[])[] };
}

const textIn = (text: Content): unknown =>
  typeof text === 'string' && !isUsual(text) ? runs(text) : inTypefaces(text);

const runs = (text: string): { text: string }[] => runsOf(text).map((run) => ({ ...run }));
