import { setImmediate } from 'node:timers/promises';
import { refuse } from '@balcao/domain';
import { momentOf } from './day-formats.js';
import type { RawRows } from './read-table.js';
import type { Cell } from './table.js';
import { unescaped, type Workbook } from './workbook.js';
import { readPart, type PartReader } from './xml-part.js';

/** The most that a sheet has. */
const most = { rows: 1_048_576, columns: 16_384 } as const;

interface SheetRow {
  /** From 1. */
  readonly place: number;
  readonly cells: readonly Cell[];
}

/** The rows of a sheet up to the last that holds anything; those that are left out are empty. */
export async function* sheetRows(sheet: readonly Uint8Array[], book: Workbook): RawRows {
  const found: SheetRow[] = [];
  let last = 0;
  for (const _ of readPart(
    sheet,
    rowReader(book, (row) => found.push(row)),
  )) {
    for (const { place, cells } of found.splice(0)) {
      for (; last < place - 1; last += 1) yield [];
      yield cells;
      last = place;
    }
    await setImmediate();
  }
}

/** Tells of each row that holds anything. Rows and cells without an address follow the last. */
function rowReader(book: Workbook, tell: (row: SheetRow) => void): PartReader {
  let [place, column] = [0, -1];
  let cells: Cell[] = [];
  let [type, style, value, isValue]: [string, number, string | undefined, boolean] = [
    'n',
    0,
    undefined,
    false,
  ];
  return {
    opened: (name, attribute) => {
      if (name === 'row') {
        place = within(Number(attribute('r') ?? place + 1), most.rows);
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        within(column + 1, most.columns);
        [type, style, value] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), undefined];
      }
      isValue = name === 'v' || name === 't';
      if (isValue) value ??= '';
    },
    text: (piece) => {
      if (isValue) value = `${value ?? ''}${piece}`;
    },
    closed: (name) => {
      isValue = false;
      if (name === 'c' && value !== undefined) {
        const cell = cellOf(value, type, book.showsDay[style] === true, book);
        if (cell !== undefined) cells[column] = cell;
      } else if (name === 'row' && cells.length > 0) {
        tell({ place, cells: Array.from(cells) });
      }
    },
  };
}

function within(count: number, max: number): number {
  return count >= 1 && count <= max ? count : refuse('import.unreadable');
}

/** `C12` is in column 2; undefined of a cell without an address. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,7}/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  const bytes = Buffer.from(letters, 'latin1');
  return bytes.reduce((sum, letter) => sum * 26 + letter - 64, 0) - 1;
}

/** The plain value; of a formula what it was last worked out to, which is never done here. */
function cellOf(value: string, type: string, isDay: boolean, book: Workbook): Cell {
  switch (type) {
    case 's':
      return book.strings[Number(value)];
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return value === '1' || value === 'true';
    case 'd':
      return Number.isNaN(Date.parse(value)) ? value : new Date(value);
    case 'n': {
      const number = value === '' ? Number.NaN : Number(value);
      if (!Number.isFinite(number)) return undefined;
      return isDay ? momentOf(number, book.isFrom1904) : number;
    }
    default:
      // An error, such as a division by zero.
      return undefined;
  }
}
