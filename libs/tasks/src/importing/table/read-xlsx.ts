import type { RawRows } from './read-table.js';
import { sheetRows } from './sheet-rows.js';
import type { Cell } from './table.js';
import { unpacked } from './unpacked.js';
import { workbookIn } from './workbook.js';

/** The same word in both languages. */
const totals = 'Total';

/** The first visible sheet of a workbook that holds anything, row by row. */
export async function* readXlsx(file: Uint8Array, unpackedBytes: number): RawRows {
  const book = workbookIn(await unpacked(file, unpackedBytes));
  for (const sheet of book.sheets) {
    let before: readonly Cell[] | undefined;
    for await (const row of sheetRows(sheet, book)) {
      if (before !== undefined) yield before;
      before = row;
    }
    if (before === undefined) continue;
    if (!isTotals(before)) yield before;
    return;
  }
}

/** What lists that are written to workbooks end with: the word, and sums beside it. */
function isTotals([first, ...others]: readonly Cell[]): boolean {
  const filled = others.filter((cell) => cell !== undefined && cell !== '');
  return first === totals && filled.length > 0 && filled.every((cell) => typeof cell === 'number');
}
