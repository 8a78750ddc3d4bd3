import type { Command } from '@balcao/domain';
import type { PlacedRow, RowPlanner } from './plan-rows.js';

/** The rows of a file that are lines of its one record, in order; the others say nothing. */
export const linesOf = (rows: readonly PlacedRow[]): readonly PlacedRow[] =>
  rows.filter(({ planned }) => 'part' in planned || 'problem' in planned);

/** The command of all rows together; a row with a problem stands as an empty line in it. */
export function wholeCommand(
  { spec, plan, wholeId: id }: RowPlanner,
  rows: readonly PlacedRow[],
): Command | undefined {
  const { fileName, on } = plan;
  const parts = linesOf(rows).map(({ planned }) => ('part' in planned ? planned.part : {}));
  return spec.whole?.(parts, { id, fileName, ...(on !== undefined && { on }) });
}

/**
 * The rows of a file that makes one record, as they are written: the first line carries the
 * command, and one problem in any row means that nothing is written.
 */
export function wholeRows(planner: RowPlanner, rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const command = wholeCommand(planner, rows);
  if (command === undefined) return rows;
  const { wholeId } = planner;
  if (rows.some(({ planned }) => 'problem' in planned)) {
    return rows.map((row) =>
      'part' in row.planned ? { ...row, planned: { known: wholeId, keys: [] } } : row,
    );
  }
  const [first] = linesOf(rows);
  return rows.map((row) =>
    row === first
      ? { ...row, planned: { command, recordId: wholeId, isNew: true, keys: [] } }
      : row,
  );
}
