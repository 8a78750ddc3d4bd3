// cspell:ignore OFXHEADER Cstmr
import { refuse, statementColumns, STATEMENT_TEXT_MAX } from '@balcao/domain';
import { decoded } from '../table/encodings.js';
import { readTable } from '../table/read-table.js';
import { plainDecimal, textOf, type Cell, type TableRow } from '../table/table.js';
import { camtMovements } from './camt.js';
import { mt940Movements } from './mt940.js';
import { movementsText } from './movement.js';
import { ofxMovements } from './ofx.js';

const zipMark = [0x50, 0x4b];
const oldExcelMark = [0xd0, 0xcf];

/**
 * The file of a bank as the text of rows and cells that statements are read from: a workbook of
 * Excel or LibreOffice, OFX, MT940, CAMT.053, or a CSV file as it is. Refuses anything else.
 */
export async function statementText(file: Uint8Array): Promise<string> {
  if (beginsWith(file, zipMark) || beginsWith(file, oldExcelMark)) return textOfBook(file);
  const { text } = decoded(file);
  if (text.includes('\u0000')) refuse('import.unreadable');
  const begin = text.slice(0, 2_000);
  const written = /<OFX>|OFXHEADER/i.test(begin)
    ? movementsText(ofxMovements(text))
    : /camt\.05[23]|BkToCstmrStmt/.test(begin)
      ? movementsText(camtMovements(text))
      : /^\s*(\{1:|:20:)/.test(begin)
        ? movementsText(mt940Movements(text))
        : text;
  if (written.length > STATEMENT_TEXT_MAX) {
    refuse('field.tooLong', { field: 'file', max: STATEMENT_TEXT_MAX }, 'file');
  }
  return written;
}

const beginsWith = (file: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => file[at] === byte);

/** The sheet whose headings look most like those of a bank; each row on the line of its number. */
async function textOfBook(file: Uint8Array): Promise<string> {
  const namedFields = (row: readonly string[]) => statementColumns(row).size;
  const { headings, headingRow = 1, rows } = await readTable(file, { namedFields });
  const lines: string[] = [];
  const put = ({ place, cells }: Pick<TableRow, 'place' | 'cells'>) => {
    while (lines.length < place - 1) lines.push('');
    lines.push(cells.map(written).join(';'));
  };
  put({ place: headingRow, cells: headings });
  for (const row of rows) put(row);
  return lines.join('\n');
}

/** Decimal places of money. */
const MINOR_PLACES = 2;

function written(cell: Cell): string {
  if (typeof cell === 'number') return plainDecimal(cell, MINOR_PLACES);
  return `"${textOf(cell).replaceAll(/\s+/g, ' ').replaceAll('"', '""')}"`;
}
