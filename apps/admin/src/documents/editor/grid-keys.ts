import type { Cell } from './state.js';

/** The target of a key in a cell. */
export type GridMove =
  | { readonly kind: 'cell'; readonly row: number; readonly cell: Cell }
  /** A new line after the last one. */
  | { readonly kind: 'newLine' }
  | LineMove;

/** An action on a whole line. */
export type LineMove =
  /** After the line: a blank one, or a copy. */
  | { readonly kind: 'removeLine' | 'insertLine' | 'duplicateLine' }
  | { readonly kind: 'moveLine'; readonly step: 1 | -1 };

/** A key press in a cell. */
export interface GridKey {
  readonly key: string;
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly row: number;
  readonly rowCount: number;
  readonly cell: Cell;
  /** The cells of its line, from left to right. */
  readonly cells: readonly Cell[];
  /** A select, whose own arrow keys change the value. */
  readonly isChoice: boolean;
  readonly isEmpty: boolean;
  /** The caret is at that end, so that an arrow would not move it. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** The target of a key, or `undefined` if the cell handles it. */
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

/** The next or previous cell, across lines. */
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
