import type { VatRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { parseTypedDecimal } from '../../formats/typed-decimal.js';
import { chargedRate } from '../../formats/charged-rate.js';
import { cells, type Cell, type EditorLine } from './state.js';
import { asUnderstood } from './typed.js';

/** Whether a text contains rows of a spreadsheet rather than words for one field. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

/** The cells of rows from a spreadsheet's clipboard; quoted cells may contain line breaks. */
export function tableRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end = ''] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}

/**
 * The rows as changes of lines, from the pasted cell to the right. A first row of headings is left
 * out: it has words where the others have figures.
 */
export function pastedLines(
  rows: readonly (readonly string[])[],
  from: Cell,
  vat: readonly VatRow[],
  language: Language,
  ofLine: readonly Cell[] = cells,
): readonly Partial<EditorLine>[] {
  const columns = ofLine.slice(ofLine.indexOf(from));
  const shownIn = (column: Cell, text: string): string =>
    column === 'quantity' || column === 'unitPrice' ? asUnderstood(text, language) : text;
  const body = hasHeadings(rows, columns, language) ? rows.slice(1) : rows;
  return body.map((row) => {
    const line: Partial<Record<Cell, string>> = {};
    columns.forEach((column, index) => {
      const text = row[index];
      if (text === undefined || text === '') return;
      const value = column === 'vatId' ? vatIdOf(text, vat, language) : shownIn(column, text);
      if (value !== undefined) line[column] = value;
    });
    return line;
  });
}

function hasHeadings(
  rows: readonly (readonly string[])[],
  columns: readonly Cell[],
  language: Language,
): boolean {
  const [first = [], second = []] = rows;
  const isFigure = (row: readonly string[], index: number): boolean =>
    parseTypedDecimal(row[index] ?? '', language) !== undefined;
  return columns.some(
    (column, index) =>
      (column === 'quantity' || column === 'unitPrice') &&
      (first[index] ?? '') !== '' &&
      !isFigure(first, index) &&
      isFigure(second, index),
  );
}

/** The VAT code of a cell, by code or rate: `NOR`, `16`, `16%`. */
export function vatIdOf(
  text: string,
  vat: readonly VatRow[],
  language: Language,
): string | undefined {
  const byCode = vat.find(({ code }) => code.toLowerCase() === text.toLowerCase());
  if (byCode !== undefined) return byCode.id;
  const rate = parseTypedDecimal(text.replace('%', ''), language);
  const ofRate = vat.filter((row) => chargedRate(row) === rate);
  return (ofRate.find(({ isDefault }) => isDefault) ?? ofRate[0])?.id;
}
