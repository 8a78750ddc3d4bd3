import { csvCell } from '@balcao/messages';
import { formatMinor } from '@balcao/pricing';
import { escapeXml } from '../xml/escape.js';
import { packageBytes, packedBytes, sheetRow } from './sheet.js';
import { declarationColumns, type DeclarationColumn, type DeclarationRow } from './columns.js';

/** The forms in which the portal takes the file. */
export type DeclarationFormat = 'csv' | 'xml' | 'xlsx';

/** How one form is written: what is around the rows, and one row. */
export interface DeclarationText {
  readonly start: string;
  readonly row: (row: DeclarationRow) => string;
  readonly end: string;
}

function valueOf(row: DeclarationRow, { field, kind }: DeclarationColumn): string {
  const value = row[field];
  if (value === undefined) return '';
  if (kind === 'money' && typeof value === 'number') return formatMinor(value);
  return `${value}`;
}

/** Semicolons between, a decimal point, line ends of Windows, UTF-8. */
const csv: DeclarationText = {
  start: `${declarationColumns.map(({ heading }) => heading).join(';')}\r\n`,
  row: (row) => {
    const cells = declarationColumns.map((column) => csvCell(valueOf(row, column), ';'));
    return `${cells.join(';')}\r\n`;
  },
  end: '',
};

const xml: DeclarationText = {
  start: '<?xml version="1.0" encoding="UTF-8"?>\n<Facturas>\n',
  row: (row) => {
    const cells = declarationColumns.map((column) => {
      const { element } = column;
      return `<${element}>${escapeXml(valueOf(row, column))}</${element}>`;
    });
    return `<Factura>${cells.join('')}</Factura>\n`;
  },
  end: '</Facturas>\n',
};

/** A workbook is written by `sheet.ts`; what counts are the bytes of the file, which is packed. */
const xlsx: DeclarationText = { start: '', row: sheetRow, end: '' };

/** How each form is written; they differ in signs and packing, never in columns. */
export const declarationTexts: Readonly<Record<DeclarationFormat, DeclarationText>> = {
  csv,
  xml,
  xlsx,
};

/** How large a form gets, in bytes: what is around the rows, and each row. */
export interface DeclarationSize {
  readonly around: number;
  readonly row: (row: DeclarationRow) => number;
}

const sizeOf = ({ start, row, end }: DeclarationText): DeclarationSize => ({
  around: Buffer.byteLength(start) + Buffer.byteLength(end),
  row: (one) => Buffer.byteLength(row(one)),
});

/** By which a month is split before it is written; of a workbook, which is packed, at most. */
export const declarationSizes: Readonly<Record<DeclarationFormat, DeclarationSize>> = {
  csv: sizeOf(csv),
  xml: sizeOf(xml),
  xlsx: { around: packageBytes, row: packedBytes },
};
