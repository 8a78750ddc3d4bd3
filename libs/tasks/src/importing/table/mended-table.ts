import type { MendedCells } from '@balcao/contracts';
import { tableLimits, type Table } from './table.js';

/** The file with some cells as a person has mended them; what it has no place for is left out. */
export function mendedTable(table: Table, cells: MendedCells): Table {
  if (Object.keys(cells).length === 0) return table;
  const rows = table.rows.map((row) => {
    const mended = cells[row.place];
    if (mended === undefined) return row;
    return {
      place: row.place,
      // By the headings: a row may end before the cell that it lacks.
      cells: table.headings.map((_, at) => mended[at]?.slice(0, tableLimits.cell) ?? row.cells[at]),
    };
  });
  return { ...table, rows };
}
