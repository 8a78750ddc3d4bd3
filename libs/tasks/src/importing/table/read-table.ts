import { refuse } from '@balcao/domain';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { tableLimits, textOf, type Cell, type Table, type TableRow } from './table.js';

/** Rows of cells as they lie in the file, numbered from 1. */
export type RawRows = AsyncIterable<readonly Cell[]>;

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldExcelMark = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a CSV file or a workbook's first sheet that holds anything. Refuses what is too large or
 * neither. Rows without any cell are left out; the first that has one are the headings.
 */
export async function readTable(
  file: Uint8Array,
  { unpackedBytes }: { readonly unpackedBytes: number } = tableLimits,
): Promise<Table> {
  if (file.length > tableLimits.fileBytes) {
    refuse('import.tooLarge', { megabytes: tableLimits.fileBytes / 1_048_576 });
  }
  if (beginsWith(file, oldExcelMark)) refuse('import.oldWorkbook');
  if (beginsWith(file, zipMark)) return tableOf(readXlsx(file, unpackedBytes));
  const { rows, separator } = readCsv(file);
  return { ...(await tableOf(rows)), separator };
}

const beginsWith = (file: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => file[at] === byte);

async function tableOf(raw: RawRows): Promise<Table> {
  let headings: readonly string[] | undefined;
  const rows: TableRow[] = [];
  let place = 0;
  for await (const cells of raw) {
    place += 1;
    if (cells.every((cell) => textOf(cell) === '')) continue;
    if (cells.length > tableLimits.columns) {
      refuse('import.tooManyColumns', { max: tableLimits.columns });
    }
    if (headings === undefined) headings = cells.map(textOf);
    else rows.push({ place, cells: cells.map(cut) });
    if (rows.length > tableLimits.rows) refuse('import.tooManyRows', { max: tableLimits.rows });
  }
  if (headings === undefined || rows.length === 0) refuse('import.noRows');
  return { headings, rows };
}

const cut = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.slice(0, tableLimits.cell) : cell;
