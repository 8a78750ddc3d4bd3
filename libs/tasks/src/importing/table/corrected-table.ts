import type { CorrectedCells } from '@balcao/contracts';
import { tableLimits, type Table } from './table.js';

/** The file with the user's corrected cells; corrections without a cell are ignored. */
export function correctedTable(table: Table, cells: CorrectedCells): Table {
  if (Object.keys(cells).length === 0) return table;
  const rows = table.rows.map((row) => {
    const corrected = cells[row.place];
    if (corrected === undefined) return row;
    return {
      place: row.place,
      // By the headings: a row may end before the cell that it lacks.
      cells: table.headings.map(
        (_, at) => corrected[at]?.slice(0, tableLimits.cell) ?? row.cells[at],
      ),
    };
  });
  return { ...table, rows };
}
