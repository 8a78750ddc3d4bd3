import { refuse } from '@balcao/domain';
import { sheetRows } from './sheet-rows.js';
import type { Sheet } from './table.js';
import type { Parts } from './unpacked.js';
import { workbookIn } from './workbook.js';

/** The visible sheets of an Excel workbook. */
export function readXlsx(parts: Parts): {
  readonly sheets: readonly Sheet[];
  readonly isFrom1904: boolean;
} {
  const isXml = (name: string) => name.endsWith('.xml') && name !== '[content_types].xml';
  // Other packages, as the binary workbooks of Excel.
  if (![...parts.keys()].some(isXml)) refuse('import.unreadable');
  const book = workbookIn(parts);
  const sheets = book.sheets.map(({ name, part }) => ({
    name,
    rows: () => sheetRows(part, book),
  }));
  return { sheets, isFrom1904: book.isFrom1904 };
}
