import { columnName, dayNumber, numberCell, textCell } from '@balcao/fiscal';
import { paperSheet, type Paper, type SheetCell } from '@balcao/printing';
import { strToU8, zipSync } from 'fflate';
import { packageParts, plainSheet } from '../exporting/xlsx-parts.js';

/** The media type of such a file. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of `styles.xml`. */
const styles: Readonly<Record<SheetCell['look'], number>> = {
  text: 0,
  day: 2,
  figure: 0,
  amount: 1,
  bold: 4,
  grandAmount: 5,
  boldFigure: 6,
};

/** A paper as an Excel workbook: its figures are numbers, and text is never a formula. */
export function paperWorkbook(...papers: readonly Paper[]): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const titles = papers.map(({ reference, title }) => reference || title);
  const language = papers[0]?.language ?? 'pt';
  for (const [name, xml] of packageParts(titles, language)) files[name] = strToU8(xml);
  for (const [at, paper] of papers.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(sheetXml(paper));
  }
  return zipSync(files, { mtime: new Date(`${papers[0]?.on ?? '2026-01-01'}T12:00:00`) });
}

function sheetXml(paper: Paper): string {
  const { widths, rows } = paperSheet(paper);
  const written = rows.map((cells, row) => {
    const within = cells.map((cell, at) =>
      cell === undefined || cell.value === '' ? '' : cellXml(`${columnName(at)}${row + 1}`, cell),
    );
    return `<row r="${row + 1}">${within.join('')}</row>`;
  });
  return plainSheet(widths, written.join(''));
}

const isText = (look: SheetCell['look']): boolean =>
  look === 'text' || look === 'bold' || look === 'boldFigure';

function cellXml(place: string, { look, value }: SheetCell): string {
  const style = styles[look];
  if (isText(look)) return textCell(place, value, style);
  return numberCell(place, look === 'day' ? (dayNumber(value) ?? value) : value, style);
}
