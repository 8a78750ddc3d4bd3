import { setImmediate } from 'node:timers/promises';
import { refuse } from '@balcao/domain';
import { momentOf } from './day-formats.js';
import { PercentCell, UnreadCell, type Cell, type RawRows, type TableRow } from './table.js';
import { unescaped, type Workbook } from './workbook.js';
import { readPart, type PartReader } from './xml-part.js';

/** The most columns of a sheet. */
const most = { rows: 1_048_576, columns: 16_384 } as const;

/** The non-empty rows of a sheet. */
export async function* sheetRows(sheet: readonly Uint8Array[], book: Workbook): RawRows {
  const found: TableRow[] = [];
  for (const _ of readPart(
    sheet,
    rowReader(book, (row) => found.push(row)),
  )) {
    yield* found.splice(0);
    await setImmediate();
  }
}

interface OpenCell {
  readonly type: string;
  readonly style: number;
  value?: string;
  formula?: string;
}

/** Reports each non-empty row. Rows and cells without an address follow the previous one. */
function rowReader(book: Workbook, tell: (row: TableRow) => void): PartReader {
  let [place, column, isHidden] = [0, -1, false];
  let cells: Cell[] = [];
  let cell: OpenCell | undefined;
  let into: 'value' | 'formula' | undefined;
  // How a text is spoken, which some languages write with it.
  let isSpoken = false;
  return {
    opened: (name, attribute) => {
      if (name === 'row') {
        place = within(Number(attribute('r') ?? place + 1), most.rows);
        isHidden = /^(1|true)$/.test(attribute('hidden') ?? '');
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        within(column + 1, most.columns);
        cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) };
      }
      if (name === 'rPh') isSpoken = true;
      into = isSpoken
        ? undefined
        : name === 'v' || name === 't'
          ? 'value'
          : name === 'f'
            ? 'formula'
            : undefined;
      if (cell && into) cell[into] ??= '';
    },
    text: (piece) => {
      if (cell && into) cell[into] = `${cell[into] ?? ''}${piece}`;
    },
    closed: (name) => {
      into = undefined;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c' && cell !== undefined) {
        const read = cellOf(cell, book);
        if (read !== undefined) cells[column] = read;
        cell = undefined;
      } else if (name === 'row' && cells.length > 0) {
        tell({ place, cells: Array.from(cells), ...(isHidden && { isHidden }) });
      }
    },
  };
}

function within(count: number, max: number): number {
  return count >= 1 && count <= max ? count : refuse('import.unreadable');
}

/** `C12` is in column 2; undefined without an address. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,7}/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  const bytes = Buffer.from(letters, 'latin1');
  return bytes.reduce((sum, letter) => sum * 26 + letter - 64, 0) - 1;
}

/** The plain value; for a formula its cached result, which is never recalculated. */
function cellOf({ type, style, value, formula }: OpenCell, book: Workbook): Cell {
  if (type === 'inlineStr') return unescaped(value ?? '');
  if (value === undefined || (value === '' && type !== 'str')) {
    if (formula === undefined) return undefined;
    return new UnreadCell('import.neverCalculated', formula === '' ? '=' : `=${formula}`);
  }
  switch (type) {
    case 's':
      return book.strings[Number(value)];
    case 'str':
      return unescaped(value);
    case 'b':
      return value === '1' || value === 'true';
    case 'd':
      return Number.isNaN(Date.parse(value)) ? value : new Date(value);
    case 'e':
      return new UnreadCell('import.errorCell', value);
    default:
      return numberOf(Number(value), style, book);
  }
}

/** A number as its format shows it. */
export function numberOf(
  number: number,
  style: number,
  { shown, isFrom1904 }: Pick<Workbook, 'shown' | 'isFrom1904'>,
): Cell {
  if (!Number.isFinite(number)) return undefined;
  const format = shown[style] ?? 'number';
  if (format === 'percent') return percentOf(number);
  if (format === 'day') return momentOf(number, isFrom1904);
  return typeof format === 'number' && Number.isInteger(number) && number >= 0
    ? `${number}`.padStart(format, '0')
    : number;
}

/** A fraction as a percentage, without binary rounding noise. */
export const percentOf = (part: number): PercentCell =>
  new PercentCell(Number.parseFloat((part * 100).toPrecision(12)));
