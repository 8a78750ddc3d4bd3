import { refuse } from '@balcao/domain';
import { numberOf } from '../sheet-rows.js';
import { UnreadCell, type Cell, type TableRow } from '../table.js';
import { CheckedBytes } from './checked-bytes.js';
import type { OldWorkbook } from './read-xls.js';
import { kinds, TextReader, type BiffRecord } from './records.js';

/** What cells of an error show, by its number. */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** The most columns that these workbooks have; their rows are counted in two bytes. */
const COLUMNS_MAX = 256;

interface Place {
  readonly row: number;
  readonly column: number;
}

interface OpenRow {
  readonly cells: Cell[];
  isHidden: boolean;
}

/** The rows of a sheet that hold anything, in their order. */
export function rowsOfSheet(records: Iterable<BiffRecord>, book: OldWorkbook): Iterable<TableRow> {
  const sheet = new OpenSheet(book);
  for (const record of records) sheet.take(record);
  return sheet.rows();
}

class OpenSheet {
  readonly #rows = new Map<number, OpenRow>();
  /** Where the text goes that a formula was worked out to: it comes in a record of its own. */
  #waiting: Place | undefined;
  /** Formulas that came to nothing. */
  readonly #empty: Place[] = [];
  #isCalculated = false;

  constructor(readonly book: OldWorkbook) {}

  /** Where every formula came to nothing, whatever wrote the file did not calculate. */
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

  /** Each cell is its style and a number; their first column stands before, the last behind. */
  #setMany(data: CheckedBytes): void {
    const [row, first] = [data.short(0), data.short(2)];
    for (let at = 4, column = first; at + 6 <= data.length - 2; at += 6, column += 1) {
      this.#put(row, column, this.#number(numberOfRk(data.long(at + 2)), data.short(at)));
    }
  }

  /** What the formula was last worked out to: two full bytes say that it is no number. */
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

/** A number in four bytes: whole, or the upper half of a double, perhaps a hundredth of it. */
function numberOfRk(rk: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, rk & 0xff_ff_ff_fc, true);
  const value = (rk & 2) === 0 ? view.getFloat64(0, true) : (rk | 0) >> 2;
  return (rk & 1) === 0 ? value : value / 100;
}
