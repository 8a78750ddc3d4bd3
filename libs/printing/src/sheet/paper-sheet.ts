import { decimalSign, type Language } from '@balcao/messages';
import type { Fact, Paper, PaperTable } from '../paper/index.js';

/** What one cell of a sheet holds; a figure as its decimal string, a day as `2026-03-02`. */
export interface SheetCell {
  readonly look: 'text' | 'day' | 'bold' | 'boldFigure' | 'figure' | 'amount' | 'grandAmount';
  readonly value: string;
}

/** A paper as rows of cells; undefined is an empty cell. */
export interface PaperSheet {
  /** In characters, by column. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly (SheetCell | undefined)[])[];
}

type Row = PaperSheet['rows'][number];

/** Points of a paper's column that one character of a sheet takes. */
const pointsPerCharacter = 5;
const widest = 44;

/**
 * A paper for a spreadsheet: every word of it in order, and every figure as a number. The figures
 * are read off the paper, so that both say the same.
 */
export function paperSheet(paper: Paper): PaperSheet {
  const { language, table, words, blocks, note, labels, footer, mentions } = paper;
  const rows: readonly Row[] = [
    ...headRows(paper),
    [],
    ...tableRows(table, language),
    [],
    ...vatRows(paper),
    ...totalRows(paper),
    [],
    ...factRows(words === undefined ? [] : [words], language),
    ...blocks.flatMap(({ title, facts }) => [[], [bold(title)], ...factRows(facts, language)]),
    ...(note.length === 0 ? [] : [[], [bold(labels.note)], ...textRows(note)]),
    ...(mentions.length === 0 ? [] : [[], ...textRows(mentions)]),
    ...(footer.length === 0 ? [] : [[], ...textRows(footer)]),
  ];
  return { widths: widthsOf(table, rows), rows };
}

/** Wide enough for cells that have another to their right; the others overflow to the right. */
function widthsOf({ columns }: PaperTable, rows: readonly Row[]): readonly number[] {
  return columns.map(({ width }, at) => {
    const drawn = width === 'rest' ? widest : Math.ceil(width / pointsPerCharacter);
    const said = rows.map((row) => (row[at + 1] === undefined ? 0 : (row[at]?.value.length ?? 0)));
    const last = rows.map((row) => (at === columns.length - 1 ? (row[at]?.value.length ?? 0) : 0));
    return Math.min(widest, Math.max(10, drawn, Math.max(...said, ...last) + 2));
  });
}

function headRows({ issuer, header, title, reference, copy, stamp, ...paper }: Paper): Row[] {
  const { party, facts, body, language } = paper;
  const marks = [copy, stamp ?? ''].filter((mark) => mark !== '').join(' · ');
  return [
    [bold(issuer.name)],
    ...textRows(issuer.lines),
    ...textRows(header),
    [],
    [bold(`${title} ${reference}`.trim())],
    ...textRows(marks === '' ? [] : [marks]),
    ...factRows(facts, language),
    ...(party === undefined
      ? []
      : [[], [bold(party.heading)], [text(party.name)], ...textRows(party.lines)]),
    ...textRows(body),
  ];
}

function tableRows({ columns, rows }: PaperTable, language: Language): Row[] {
  const place = Math.max(
    0,
    columns.findIndex(({ width }) => width === 'rest'),
  );
  return [
    columns.map(({ label, isFigure }) => (isFigure ? boldFigure(label) : bold(label))),
    ...rows.flatMap(({ cells, details }): Row[] => [
      cells.map((cell, at) =>
        columns[at]?.isFigure === true ? figure(cell, language) : text(cell),
      ),
      ...details.map((detail) => [...Array.from({ length: place }, () => undefined), text(detail)]),
    ]),
  ];
}

function vatRows({ vat, labels, language }: Paper): Row[] {
  if (vat.length === 0) return [];
  const { title, code, rate, base, vat: charged, reason } = labels.vat;
  return [
    [bold(title)],
    [bold(code), bold(reason), boldFigure(rate), boldFigure(base), boldFigure(charged)],
    ...vat.map((each) => [
      text(each.code),
      text(each.reason),
      ...[each.rate, each.base, each.vat].map((value) => figure(value, language)),
    ]),
    [],
  ];
}

/** The sums, below the last column. */
function totalRows({ totals, table, language }: Paper): Row[] {
  const last = Math.max(1, table.columns.length - 1);
  return totals.map(({ label, value, isGrand }) => {
    const row: (SheetCell | undefined)[] = Array.from({ length: last + 1 }, () => undefined);
    const sum = figure(value, language);
    row[last - 1] = isGrand ? bold(label) : text(label);
    row[last] = isGrand && sum.look === 'amount' ? { ...sum, look: 'grandAmount' } : sum;
    return row;
  });
}

const factRows = (facts: readonly Fact[], language: Language): Row[] =>
  facts.map(({ label, value }) => [text(label), fact(value, language)]);

/** Amounts are numbers; numbers of accounts, which have no decimals, stay text. */
function fact(sentence: string, language: Language): SheetCell {
  const found = figure(sentence, language);
  return found.look === 'amount' ? found : text(sentence);
}

const textRows = (lines: readonly string[]): Row[] => lines.map((line) => [text(line)]);

/** Text, or the day that it is: papers say `02-03-2026`. */
function text(value: string): SheetCell {
  const [, date, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(value) ?? [];
  // What holds together on paper would be found by nobody who looks for it in a sheet.
  if (year === undefined) return { look: 'text', value: value.replaceAll('\u00a0', ' ') };
  return { look: 'day', value: `${year}-${month}-${date}` };
}

const boldFigure = (value: string): SheetCell => ({ look: 'boldFigure', value });
const bold = (value: string): SheetCell => ({ look: 'bold', value });

/** A number where the paper says one; `10 + 5` stays the text that it is. */
function figure(sentence: string, language: Language): SheetCell {
  const plain = sentence.replaceAll('\u00a0', '').replace(decimalSign(language), '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return text(sentence);
  return { look: /\.\d\d$/.test(plain) ? 'amount' : 'figure', value: plain };
}
