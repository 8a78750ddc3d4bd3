import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { refuse } from '@balcao/domain';
import type ExcelJS from 'exceljs';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import type { RawRows } from './read-table.js';
import type { Cell } from './table.js';

const bytesPerRead = 65_536;
/** The same word in both languages. */
const totals = 'Total';

/** The first sheet of a workbook that holds anything, row by row. */
export async function* readXlsx(file: Uint8Array, unpackedBytes: number): RawRows {
  const ordered = inOrder(await unpacked(file, unpackedBytes));
  // With the first workbook: it is large.
  const { default: excel } = await import('exceljs');
  const reader = new excel.stream.xlsx.WorkbookReader(Readable.from(slicesOf(ordered)), {
    entries: 'ignore',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
  });
  try {
    for await (const sheet of reader) {
      let before: readonly Cell[] | undefined;
      for await (const row of sheet) {
        const values = row.values;
        if (before !== undefined) yield before;
        before = cellsOf(Array.isArray(values) ? values.slice(1) : []);
      }
      if (before === undefined) continue;
      if (!isTotals(before)) yield before;
      return;
    }
  } catch {
    refuse('import.unreadable');
  }
}

/** What lists that are written to workbooks end with: the word, and sums beside it. */
function isTotals([first, ...others]: readonly Cell[]): boolean {
  const filled = others.filter((cell) => cell !== undefined && cell !== '');
  return first === totals && filled.length > 0 && filled.every((cell) => typeof cell === 'number');
}

type Parts = ReadonlyMap<string, readonly Uint8Array[]>;

/** The parts of a file by name; stops at one that unpacks to more than a workbook would. */
async function unpacked(file: Uint8Array, unpackedBytes: number): Promise<Parts> {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  let isBroken = false;
  const unzip = new Unzip((entry) => {
    const chunks: Uint8Array[] = [];
    parts.set(entry.name, chunks);
    entry.ondata = (error, chunk) => {
      isBroken ||= error !== null;
      size += chunk.length;
      chunks.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += bytesPerRead) {
    const isLast = at + bytesPerRead >= file.length;
    try {
      unzip.push(file.subarray(at, at + bytesPerRead), isLast);
    } catch {
      isBroken = true;
    }
    if (isBroken) refuse('import.unreadable');
    if (size > unpackedBytes) {
      refuse('import.tooLarge', { megabytes: unpackedBytes / 1_048_576 });
    }
    await setImmediate();
  }
  return parts;
}

/** The parts that sheets refer to, in the order in which the reader wants them before sheets. */
const beforeSheets = [
  'xl/_rels/workbook.xml.rels',
  'xl/workbook.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
];

/**
 * The same parts, unpacked, what sheets refer to first. The reader puts a sheet that comes before
 * it aside, and then reads some files at one time and not at another.
 */
function inOrder(parts: Parts): Uint8Array {
  const rank = (name: string) => {
    const place = beforeSheets.indexOf(name);
    return place === -1 ? beforeSheets.length : place;
  };
  const names = [...parts.keys()].sort((a, b) => rank(a) - rank(b));
  const whole = (name: string) => Buffer.concat(parts.get(name) ?? []);
  return zipSync(Object.fromEntries(names.map((name) => [name, whole(name)])), { level: 0 });
}

function* slicesOf(file: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += bytesPerRead) yield file.subarray(at, at + bytesPerRead);
}

function cellsOf(values: readonly ExcelJS.CellValue[]): readonly Cell[] {
  return Array.from(values, cellOf);
}

/** The plain value; of a formula what it was last worked out to, which is never done here. */
function cellOf(value: ExcelJS.CellValue): Cell {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || value instanceof Date) return value;
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return cellOf(value.text);
  if ('result' in value) return cellOf(value.result);
  return undefined;
}
