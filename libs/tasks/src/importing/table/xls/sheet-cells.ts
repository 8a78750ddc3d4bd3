import { refuse } from '@balcao/domain';
import { numberOf } from '../sheet-rows.js';
import { UnreadCell, type Cell, type TableRow } from '../table.js';
import { CheckedBytes } from './checked-bytes.js';
import type { OldWorkbook } from './read-xls.js';
import { kinds, TextReader, type BiffRecord } from './records.js';

/** The displayed text of error cells, by code. */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** The most columns of these workbooks; row numbers have two bytes. */
const COLUMNS_MAX = 256;

interface Place {
  readonly row: number;
  readonly column: number;
}

interface OpenRow {
  readonly cells: Cell[];
  isHidden: boolean;
}

/** The non-empty rows of a sheet, in order. */
export function rowsOfSheet(records: Iterable<BiffRecord>, book: OldWorkbook): Iterable<TableRow> {
  const sheet = new OpenSheet(book);
  for (const record of records) sheet.take(record);
  return sheet.rows();
}

class OpenSheet {
  readonly #rows = new Map<number, OpenRow>();
  /** The cell that receives a formula's text result, which has a separate record. */
  #waiting: Place | undefined;
  /** Formulas without a result. */
  readonly #empty: Place[] = [];
  #isCalculated = false;

  constructor(readonly book: OldWorkbook) {}

  /** If every formula is without a result, the writing program did not calculate. */
  *rows(): Generator<TableRow> {
    const waiting = this.#isCalculated ? [] : this.#empty;
    for (const { row, column } of waiting) {
      this.#put(row, column, new UnreadCell('import.neverCalculated', '='));
    }
    for (const [row, { cells, isHidden }] of [...this.#rows].sort(([a], [b]) => a - b)) {
      if (cells.length === 0) continue;
      yield { place: row + 1, cells: Array.from(cells), ...(isHidden && { isHidden }) };
    }
  }

  take({ kind, parts }: BiffRecord): void {
    const [data = new CheckedBytes(new Uint8Array())] = parts;
    const texts = (at: number) => new TextReader(parts, this.book.writing, at);
    switch (kind) {
      case kinds.row:
        if ((data.long(12) & 0x20) !== 0) this.#row(data.short(0)).isHidden = true;
        break;
      case kinds.labelSst:
        this.#set(data, this.book.strings[data.long(6)]);
        break;
      case kinds.label:
      case kinds.richString:
        this.#set(data, texts(6).text(2));
        break;
      case kinds.number:
        this.#set(data, this.#number(data.double(6), data.short(4)));
        break;
      case kinds.rk:
        this.#set(data, this.#number(numberOfRk(data.long(6)), data.short(4)));
        break;
      case kinds.mulRk:
        this.#setMany(data);
        break;
      case kinds.boolErr:
        this.#set(data, data.byte(7) === 0 ? data.byte(6) === 1 : errorOf(data.byte(6)));
        break;
      case kinds.formula:
        this.#takeFormula(data);
        break;
      case kinds.string:
        if (this.#waiting) this.#put(this.#waiting.row, this.#waiting.column, texts(0).text(2));
        this.#waiting = undefined;
        break;
      default:
    }
  }

  /** Each cell is a style and a number; the first column comes before them, the last after. */
  #setMany(data: CheckedBytes): void {
    const [row, first] = [data.short(0), data.short(2)];
    for (let at = 4, column = first; at + 6 <= data.length - 2; at += 6, column += 1) {
      this.#put(row, column, this.#number(numberOfRk(data.long(at + 2)), data.short(at)));
    }
  }

  /** The cached result of a formula: two bytes of 0xFF mark a non-number. */
  #takeFormula(data: CheckedBytes): void {
    const place = { row: data.short(0), column: data.short(2) };
    const isNumber = data.short(12) !== 0xff_ff;
    const kind = data.byte(6);
    if (!isNumber && kind === 3) {
      this.#empty.push(place);
      return;
    }
    this.#isCalculated = true;
    if (isNumber) this.#set(data, this.#number(data.double(6), data.short(4)));
    else if (kind === 0) this.#waiting = place;
    else if (kind === 1) this.#set(data, data.byte(8) === 1);
    else if (kind === 2) this.#set(data, errorOf(data.byte(8)));
  }

  #number(value: number, style: number): Cell {
    return numberOf(value, style, this.book);
  }

  #set(data: CheckedBytes, cell: Cell): void {
    this.#put(data.short(0), data.short(2), cell);
  }

  #put(row: number, column: number, cell: Cell): void {
    if (column >= COLUMNS_MAX) refuse('import.unreadable');
    if (cell !== undefined) this.#row(row).cells[column] = cell;
  }

  #row(row: number): OpenRow {
    const known = this.#rows.get(row);
    if (known !== undefined) return known;
    const made = { cells: [], isHidden: false };
    this.#rows.set(row, made);
    return made;
  }
}

const errorOf = (code: number) => new UnreadCell('import.errorCell', errors[code] ?? '#N/A');

/** A number in four bytes: an integer, or the upper half of a double, optionally divided by 100. */
function numberOfRk(rk: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, rk & 0xff_ff_ff_fc, true);
  const value = (rk & 2) === 0 ? view.getFloat64(0, true) : (rk | 0) >> 2;
  return (rk & 1) === 0 ? value : value / 100;
}
