import { setImmediate } from 'node:timers/promises';
import type { TextEncoding } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { findHeadings, type FoundHeadings, type NamedFields } from './find-headings.js';
import { readCsv } from './read-csv.js';
import { markupSheets } from './read-markup.js';
import { odsContent, readOds } from './read-ods.js';
import { readXlsx } from './read-xlsx.js';
import {
  tableLimits,
  textOf,
  widthOf,
  type Cell,
  type RawRows,
  type Sheet,
  type Table,
  type TableRow,
} from './table.js';
import { unpacked } from './unpacked.js';
import { isCompoundFile } from './xls/compound-file.js';
import { readXls } from './xls/read-xls.js';

/** Rows that are read without a pause. */
const rowsPerTurn = 1_000;
const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** The same word in both languages. */
const totals = 'Total';

/** The table within a file, and its encoding; detected if missing. */
export interface TablePlace {
  /** Sheet of a workbook, by name. */
  readonly sheet?: string | undefined;
  /** Row number as in a spreadsheet. */
  readonly headingRow?: number | undefined;
  /** Encoding of a text file. */
  readonly encoding?: TextEncoding | undefined;
  readonly namedFields?: NamedFields;
  /** Unpacked bytes of a workbook. */
  readonly unpackedBytes?: number;
}

/**
 * Reads a text file or a workbook as a table. Refuses what is too large or neither. Rows without
 * any cell are left out. The headings are the row that names most fields, on the sheet that does;
 * hidden sheets are not read.
 */
export async function readTable(file: Uint8Array, place: TablePlace = {}): Promise<Table> {
  if (file.length > tableLimits.fileBytes) {
    refuse('import.tooLarge', { megabytes: tableLimits.fileBytes / 1_048_576 });
  }
  if (isCompoundFile(file)) return tableOfBook(readXls(file), place);
  if (beginsWith(file, zipMark)) return tableOfBook(await readZipped(file, place), place);
  const tables = markupSheets(file);
  if (tables !== undefined) return tableOfBook({ sheets: tables, isFrom1904: false }, place);
  const { rows, ...how } = readCsv(file, place.encoding);
  const found = await gathered(rows);
  return { ...tableOf(found, headingsOf(found, place)), ...how };
}

const beginsWith = (file: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => file[at] === byte);

/** A workbook whose sheets can be read. */
interface ReadBook {
  readonly sheets: readonly Sheet[];
  readonly isFrom1904: boolean;
}

async function readZipped(file: Uint8Array, { unpackedBytes }: TablePlace): Promise<ReadBook> {
  const parts = await unpacked(file, unpackedBytes ?? tableLimits.unpackedBytes);
  return parts.has(odsContent)
    ? { sheets: await readOds(parts), isFrom1904: false }
    : readXlsx(parts);
}

async function tableOfBook(
  { sheets: visible, isFrom1904 }: ReadBook,
  place: TablePlace,
): Promise<Table> {
  const filled = await filledSheets(visible);
  const { sheet } = place;
  const wanted = filled.filter(({ name }) => sheet === undefined || name === sheet);
  if (wanted.length === 0 && sheet !== undefined) refuse('import.sheetNotFound', { sheet });
  const read = wanted.map(({ name, rows }) => ({
    name,
    rows,
    found: headingsOf(rows, place),
  }));
  const most = Math.max(...read.map(({ found }) => found?.named ?? 0));
  const best = read.find(({ found }) => (found?.named ?? 0) === most);
  return {
    ...tableOf(best?.rows ?? [], best?.found),
    ...(best && { sheet: best.name, sheets: filled.map(({ name }) => name) }),
    ...(isFrom1904 && { isFrom1904 }),
  };
}

/** The non-empty sheets, without the totals below their rows. */
async function filledSheets(sheets: readonly Sheet[]) {
  const filled: { readonly name: string; readonly rows: readonly TableRow[] }[] = [];
  for (const { name, rows } of sheets) {
    const found = await gathered(rows());
    if (isTotals(found.at(-1)?.cells ?? [])) found.pop();
    if (found.length > 0) filled.push({ name, rows: found });
  }
  return filled;
}

/** The total row of an exported list: the word, and sums next to it. */
function isTotals([first, ...others]: readonly Cell[]): boolean {
  const filled = others.filter((cell) => textOf(cell) !== '');
  return first === totals && filled.length > 0 && filled.every((cell) => typeof cell === 'number');
}

/** The filled rows, up to one more than a file may have. Others have their turn between them. */
async function gathered(raw: RawRows): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let seen = 0;
  for await (const row of raw) {
    seen += 1;
    if (seen % rowsPerTurn === 0) await setImmediate();
    if (row.cells.every((cell) => textOf(cell) === '')) continue;
    rows.push({ ...row, cells: row.cells.map(cut) });
    if (rows.length > tableLimits.rows + tableLimits.headingRows) break;
  }
  return rows;
}

const cut = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.slice(0, tableLimits.cell) : cell;

const headingsOf = (rows: readonly TableRow[], { namedFields, headingRow }: TablePlace) =>
  findHeadings(rows, namedFields ?? (() => 0), headingRow);

function tableOf(found: readonly TableRow[], headings: FoundHeadings | undefined): Table {
  const rows = found.slice(headings?.next ?? 0);
  if (headings === undefined || rows.length === 0) return refuse('import.noRows');
  if (rows.length > tableLimits.rows) refuse('import.tooManyRows', { max: tableLimits.rows });
  const columns = Math.max(headings.headings.length, widthOf(rows));
  if (columns > tableLimits.columns) {
    refuse('import.tooManyColumns', { max: tableLimits.columns });
  }
  const above = found.filter(({ place }) => place < headings.place);
  const hiddenRows = rows.filter(({ isHidden }) => isHidden === true).length;
  return {
    headings: headings.headings,
    headingRow: headings.place,
    rows: rows.map(({ place, cells }) => ({ place, cells })),
    ...(above.length > 0 && { above }),
    ...(hiddenRows > 0 && { hiddenRows }),
  };
}
