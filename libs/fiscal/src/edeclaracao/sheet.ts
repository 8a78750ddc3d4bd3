import { deflateRawSync } from 'node:zlib';
import { formatMinor } from '@balcao/pricing';
import {
  columnName,
  columnWidths,
  dayNumber,
  frozenHeadings,
  numberCell,
  textCell,
  workbookFiles,
  worksheet,
} from '../xml/workbook.js';
import { declarationColumns, type DeclarationCell, type DeclarationRow } from './columns.js';

/** Of `styles.xml`. */
const styles: Readonly<Record<DeclarationCell, number>> = {
  text: 0,
  number: 0,
  decimal: 0,
  money: 1,
  day: 2,
};
const headingStyle = 3;

/** The sheet up to its first document: headings that stay in sight. */
export const sheetStart =
  `${worksheet}${frozenHeadings}` +
  columnWidths(declarationColumns.map(({ heading }) => Math.max(12, heading.length + 2))) +
  `<sheetData><row r="1">${declarationColumns
    .map(({ heading }, at) => textCell(`${columnName(at)}1`, heading, headingStyle))
    .join('')}</row>`;

/** Closes what the sheet's start opened, behind the last row. */
export const sheetEnd = '</sheetData></worksheet>';

/** A row of the sheet: numbers are numbers, days are dates, and no text is a formula. */
export function sheetRow(row: DeclarationRow): string {
  const place = row.line + 1;
  const cells = declarationColumns.map(({ field, kind }, at) =>
    cellOf(`${columnName(at)}${place}`, row[field], kind),
  );
  return `<row r="${place}">${cells.join('')}</row>`;
}

function cellOf(place: string, value: string | number | undefined, kind: DeclarationCell): string {
  if (value === undefined || value === '') return '';
  const number = numberOf(value, kind);
  if (number !== undefined) return numberCell(place, number, styles[kind]);
  return textCell(place, `${value}`, 0);
}

function numberOf(value: string | number, kind: DeclarationCell): string | number | undefined {
  if (kind === 'money') return typeof value === 'number' ? formatMinor(value) : undefined;
  if (kind === 'day') return dayNumber(`${value}`);
  return kind === 'text' ? undefined : value;
}

/** What two rows have in common is packed once; a row is measured after one that came before. */
const typicalRow = Buffer.from(
  sheetRow({
    line: 1,
    issuer: '400000000',
    month: '2026-01',
    id: 'FT 2026/1',
    type: 'Factura',
    series: '2026',
    number: '1',
    seriesNumber: '2026/1',
    state: 'Normal',
    origin: '',
    invoice: '',
    issuedOn: '2026-01-01',
    dueOn: '2026-01-31',
    clientNuit: '000000000',
    clientName: 'Consumidor Final',
    netMinor: 10_000,
    otherMinor: undefined,
    vatMinor: 1_600,
    exemption: '',
    withheldMinor: 0,
    discountMinor: 0,
    totalMinor: 11_600,
    receivedMinor: 0,
    rate: '16',
    rateVatMinor: 1_600,
    rateDiscountMinor: 0,
    rateNetMinor: 10_000,
    rateTotalMinor: 11_600,
    currency: 'MZN',
    exchangeRate: '1',
  }),
);

/** Rows are measured with a long number, regardless of the number they will get. */
const largeLine = 99_999;

/** Two rows are all that it looks at: what is kept for more takes longer than the packing. */
const measuring = { dictionary: typicalRow, windowBits: 12, memLevel: 1 };

/** The most bytes that a row takes in a workbook: by itself it packs worse than among others. */
export const packedBytes = (row: DeclarationRow): number =>
  deflateRawSync(sheetRow({ ...row, line: largeLine }), measuring).byteLength;

/** Bytes of everything of a workbook but its rows, at most. */
export const packageBytes = 8_000;

/** The files of a workbook around its one sheet, `Faturas`, by their names in the archive. */
export const packageFiles = workbookFiles(['Faturas'], {
  formats: ['yyyy\\-mm\\-dd'],
  looks: [
    '<xf/>',
    '<xf numFmtId="2" applyNumberFormat="1"/>',
    '<xf numFmtId="164" applyNumberFormat="1"/>',
    '<xf fontId="1" applyFont="1"/>',
  ],
});
