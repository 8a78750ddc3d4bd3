import { daysBetween } from '@balcao/domain';
import { escapeXml } from '@balcao/fiscal';
import { paperSheet, type Paper, type SheetCell } from '@balcao/printing';
import { strToU8, zipSync } from 'fflate';
import { columnName, packageParts, plainSheet } from '../exporting/xlsx-parts.js';

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
  const style = `r="${place}" s="${styles[look]}"`;
  // Workbooks count days from the last but one of 1899.
  if (look === 'day') return `<c ${style}><v>${daysBetween('1899-12-30', value)}</v></c>`;
  if (!isText(look)) return `<c ${style}><v>${value}</v></c>`;
  const text = `<t xml:space="preserve">${escapeXml(value)}</t>`;
  return `<c ${style} t="inlineStr"><is>${text}</is></c>`;
}
