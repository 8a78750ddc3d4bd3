import { decimalSign, type Language } from '@balcao/messages';
import type { Fact, Paper, PaperTable } from '../paper/index.js';

/** What one cell of a sheet holds; a figure as the decimal string that it is. */
export interface SheetCell {
  readonly look: 'text' | 'bold' | 'figure' | 'amount' | 'grandAmount';
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
  return {
    widths: table.columns.map(({ width }) =>
      width === 'rest' ? widest : Math.max(10, Math.ceil(width / pointsPerCharacter)),
    ),
    rows: [
      ...headRows(paper),
      [],
      ...tableRows(table, language),
      [],
      ...vatRows(paper),
      ...totalRows(paper),
      [],
      ...factRows(words === undefined ? [] : [words]),
      ...blocks.flatMap(({ title, facts }) => [[], [bold(title)], ...factRows(facts)]),
      ...(note.length === 0 ? [] : [[], [bold(labels.note)], ...textRows(note)]),
      ...(mentions.length === 0 ? [] : [[], ...textRows(mentions)]),
      ...(footer.length === 0 ? [] : [[], ...textRows(footer)]),
    ],
  };
}

function headRows({ issuer, header, title, reference, copy, stamp, ...paper }: Paper): Row[] {
  const { party, facts, body } = paper;
  const marks = [copy, stamp ?? ''].filter((mark) => mark !== '').join(' · ');
  return [
    [bold(issuer.name)],
    ...textRows(issuer.lines),
    ...textRows(header),
    [],
    [bold(`${title} ${reference}`.trim())],
    ...textRows(marks === '' ? [] : [marks]),
    ...factRows(facts),
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
    columns.map(({ label }) => bold(label)),
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
    [bold(code), bold(reason), bold(rate), bold(base), bold(charged)],
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

const factRows = (facts: readonly Fact[]): Row[] =>
  facts.map(({ label, value }) => [text(label), text(value)]);

const textRows = (lines: readonly string[]): Row[] => lines.map((line) => [text(line)]);

const text = (value: string): SheetCell => ({ look: 'text', value });
const bold = (value: string): SheetCell => ({ look: 'bold', value });

/** A number where the paper says one; `10 + 5` stays the text that it is. */
function figure(said: string, language: Language): SheetCell {
  const plain = said.replaceAll('\u00a0', '').replace(decimalSign(language), '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return text(said);
  return { look: /\.\d\d$/.test(plain) ? 'amount' : 'figure', value: plain };
}
