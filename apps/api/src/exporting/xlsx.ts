import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { columnName, dayNumber, numberCell, textCell } from '@balcao/fiscal';
import { formatMinor } from '@balcao/pricing';
import { plainText, type Writing } from './csv.js';
import type { ColumnKind, ExportColumn } from './export-columns.js';
import { ListSums, type SummedFields, type Total } from './list-sums.js';
import { localInstant } from './local-instant.js';
import { flagWord } from './words.js';
import { packageParts, sheetEnd, sheetStart } from './xlsx-parts.js';

/** Rows of one sheet, its heading among them; what is beyond goes into another. */
const sheetRowsMax = 1_048_576;
/** How hard the file is pressed: most of the gain for little of the time. */
const level = 4;

type Values = Readonly<Record<string, unknown>>;

interface WorkbookOptions extends SummedFields {
  /** What its sheet is called. */
  readonly title?: string;
  readonly rowsPerSheet?: number;
}

/** Of `styles.xml`. */
const styles: Readonly<Record<ColumnKind, number>> = {
  text: 0,
  flag: 0,
  number: 0,
  decimal: 0,
  money: 1,
  day: 2,
  instant: 3,
};
const bold = { text: 4, money: 5 } as const;

/**
 * Pages of rows as an Excel workbook, written as fast as it is taken. Numbers are numbers, days are
 * dates, and text is never a formula: it is written as inline text, which no program evaluates.
 */
export async function* xlsxOf(
  pages: AsyncIterable<readonly Values[]>,
  columns: readonly ExportColumn[],
  writing: Writing,
  { title = '', rowsPerSheet = sheetRowsMax, ...summed }: WorkbookOptions = {},
): AsyncGenerator<Uint8Array> {
  const sums = new ListSums(summed);
  const workbook = new Workbook(columns, writing, rowsPerSheet);
  for await (const page of pages) {
    workbook.add(page);
    for (const values of page) sums.add(values);
    yield* workbook.taken();
  }
  workbook.close(sums.below(columns, writing.language), title);
  yield* workbook.taken();
}

/** A workbook while it is written: as many sheets as its rows take, one after the other. */
class Workbook {
  readonly #chunks: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });
  #sheets = 0;
  /** Of the columns; known with the first page. */
  #widths: readonly number[] | undefined;
  #sheet: ZipDeflate | undefined;
  /** The last one written, of the sheet that is open. */
  #row = 0;

  constructor(
    private readonly columns: readonly ExportColumn[],
    private readonly writing: Writing,
    private readonly rowsPerSheet: number,
  ) {}

  add(page: readonly Values[]): void {
    const { columns, writing, rowsPerSheet } = this;
    this.#widths ??= widthsOf(columns, page, writing);
    let sheet = this.#sheet ?? this.#begin();
    let text = '';
    for (const values of page) {
      if (this.#row >= rowsPerSheet) {
        sheet.push(strToU8(text));
        text = '';
        this.#end(sheet);
        sheet = this.#begin();
      }
      this.#row += 1;
      text += rowOf(values, this.#row, columns, writing);
    }
    sheet.push(strToU8(text));
  }

  close(totals: readonly Total[] | undefined, title: string): void {
    let sheet = this.#sheet ?? this.#begin();
    if (totals !== undefined && this.#row >= this.rowsPerSheet) {
      this.#end(sheet);
      sheet = this.#begin();
    }
    this.#end(sheet, totals);
    const titles = Array.from({ length: this.#sheets }, () => title);
    for (const [name, content] of packageParts(titles, this.writing.language)) {
      this.#file(name).push(strToU8(content), true);
    }
    this.#zip.end();
  }

  /** What is ready to be sent, each piece once. */
  taken(): readonly Uint8Array[] {
    return this.#chunks.splice(0);
  }

  #begin(): ZipDeflate {
    const { columns, writing } = this;
    this.#sheets += 1;
    const sheet = this.#file(`xl/worksheets/sheet${this.#sheets}.xml`);
    sheet.push(strToU8(sheetStart(columns, this.#widths ?? widthsOf(columns, [], writing))));
    this.#row = 1;
    this.#sheet = sheet;
    return sheet;
  }

  #end(sheet: ZipDeflate, totals?: readonly Total[]): void {
    // What filters and sorts the rows leaves the totals where they are.
    const below = totals === undefined ? '' : totalsRow(totals, this.#row + 1);
    sheet.push(strToU8(`${below}${sheetEnd(this.columns.length, this.#row)}`), true);
  }

  #file(name: string): ZipDeflate {
    const part = new ZipDeflate(name, { level });
    this.#zip.add(part);
    return part;
  }
}

/** Rows whose texts are looked at for how wide columns are to be. */
const rowsMeasured = 200;
/** The narrowest and the widest column, in characters. */
const narrowest = 10;
const widest = 48;
/** Characters that values of a kind take; texts as many as they have. */
const charactersOf: Readonly<Partial<Record<ColumnKind, number>>> = {
  money: 15,
  day: 12,
  instant: 20,
};

/** How wide columns are, so that headings and the first rows' values can be read. */
function widthsOf(
  columns: readonly ExportColumn[],
  rows: readonly Values[],
  { language }: Writing,
): readonly number[] {
  return columns.map(({ field, heading, kind, words }) => {
    const lengthOf = ({ [field]: value }: Values): number => {
      if (value === undefined || value === null) return 0;
      const plain = plainText(value);
      return (words[plain] ?? (typeof value === 'boolean' ? flagWord(value, language) : plain))
        .length;
    };
    // Beside a heading there is the button that filters.
    const shown = charactersOf[kind] ?? Math.max(0, ...rows.slice(0, rowsMeasured).map(lengthOf));
    return Math.min(widest, Math.max(narrowest, heading.length + 4, shown + 2));
  });
}

function rowOf(
  values: Values,
  row: number,
  columns: readonly ExportColumn[],
  writing: Writing,
): string {
  const cells = columns.map((column, at) =>
    cellOf(`${columnName(at)}${row}`, values[column.field], column, writing),
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

function cellOf(
  place: string,
  value: unknown,
  { kind, words }: ExportColumn,
  { language, timeZone }: Writing,
): string {
  if (value === undefined || value === null || value === '') return '';
  const number = numberOf(value, kind, timeZone);
  if (number !== undefined) return numberCell(place, number, styles[kind]);
  const plain = plainText(value);
  const text = typeof value === 'boolean' ? flagWord(value, language) : plain;
  return textCell(place, words[plain] ?? text, styles.text);
}

/** The sums of the columns as they are, in bold: numbers as numbers, and never a formula. */
function totalsRow(totals: readonly Total[], row: number): string {
  const cells = totals.map((total, at) => {
    const place = `${columnName(at)}${row}`;
    if (typeof total === 'number') return numberCell(place, formatMinor(total), bold.money);
    return total === '' ? '' : textCell(place, total, bold.text);
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** What a cell of the kind holds as a number, exactly as it was written where it is a decimal. */
function numberOf(value: unknown, kind: ColumnKind, timeZone: string): string | number | undefined {
  if (typeof value === 'number') return kind === 'money' ? formatMinor(value) : value;
  if (typeof value !== 'string') return undefined;
  if (kind === 'decimal') return /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
  if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? dayNumber(value) : undefined;
  if (kind !== 'instant') return undefined;
  return dayNumber(`${localInstant(value, timeZone).replace(' ', 'T')}Z`);
}
