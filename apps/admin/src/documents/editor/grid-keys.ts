import type { Cell } from './state.js';

/** Where a key leads from a cell. */
export type GridMove =
  | { readonly kind: 'cell'; readonly row: number; readonly cell: Cell }
  /** To a line of its own behind the last one. */
  | { readonly kind: 'newLine' }
  | LineMove;

/** What is done with a whole line. */
export type LineMove =
  /** Behind the line: a blank one, or the same once more. */
  | { readonly kind: 'removeLine' | 'insertLine' | 'duplicateLine' }
  | { readonly kind: 'moveLine'; readonly step: 1 | -1 };

/** What matters of a key that was pressed in a cell. */
export interface GridKey {
  readonly key: string;
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly row: number;
  readonly rowCount: number;
  readonly cell: Cell;
  /** Those of its line, from left to right. */
  readonly cells: readonly Cell[];
  /** A choice list, whose own arrows change the value. */
  readonly isChoice: boolean;
  readonly isEmpty: boolean;
  /** The caret is at that end, so that an arrow would not move it. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Where a key leads, or `undefined` where the cell keeps it. */
export function moveOf(pressed: GridKey): GridMove | undefined {
  const { key, isControl, isShift, isEmpty, isChoice } = pressed;
  if (pressed.isAlt) return moveByAlt(key);
  // Ctrl+Enter is the whole document's.
  if (isControl && key === 'Enter') return undefined;
  if (isControl && key.toLowerCase() === 'd') return { kind: 'duplicateLine' };
  if (key === 'Enter') return stepBy(pressed, isShift ? -1 : 1);
  if (isControl && (key === 'Backspace' || key === 'Delete')) return { kind: 'removeLine' };
  if (key === 'Delete' && isEmpty) return { kind: 'removeLine' };
  if (isShift || (isChoice && !isControl)) return undefined;
  if (key === 'ArrowDown') return rowBy(pressed, 1);
  if (key === 'ArrowUp') return rowBy(pressed, -1);
  if (key === 'ArrowLeft' && pressed.isAtStart) return sideways(pressed, -1);
  if (key === 'ArrowRight' && pressed.isAtEnd) return sideways(pressed, 1);
  return undefined;
}

function moveByAlt(key: string): LineMove | undefined {
  if (key === 'Enter') return { kind: 'insertLine' };
  if (key === 'ArrowUp') return { kind: 'moveLine', step: -1 };
  return key === 'ArrowDown' ? { kind: 'moveLine', step: 1 } : undefined;
}

/** To the next or previous cell, over the ends of lines. */
function stepBy(pressed: GridKey, step: 1 | -1): GridMove | undefined {
  const { row, rowCount, cell, cells } = pressed;
  const beside = cells[cells.indexOf(cell) + step];
  if (beside !== undefined) return { kind: 'cell', row, cell: beside };
  if (step > 0) {
    return row + 1 < rowCount
      ? { kind: 'cell', row: row + 1, cell: 'description' }
      : { kind: 'newLine' };
  }
  const last = cells.at(-1) ?? cell;
  return row > 0 ? { kind: 'cell', row: row - 1, cell: last } : undefined;
}

function sideways({ row, cell, cells }: GridKey, step: 1 | -1): GridMove | undefined {
  const beside = cells[cells.indexOf(cell) + step];
  return beside === undefined ? undefined : { kind: 'cell', row, cell: beside };
}

function rowBy({ row, rowCount, cell }: GridKey, step: 1 | -1): GridMove | undefined {
  const next = row + step;
  if (next < 0) return undefined;
  return next < rowCount ? { kind: 'cell', row: next, cell } : { kind: 'newLine' };
}
