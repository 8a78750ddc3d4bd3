import type { KeyboardEvent } from 'react';
import type { GridKey } from './grid-keys.js';
import { cells, type Cell } from './state.js';

/** A cell on the page. */
export interface CellAt {
  readonly key: string;
  readonly cell: Cell;
  readonly element: HTMLInputElement | HTMLSelectElement;
}

/** The cell of an event, if any. */
export function cellAt(target: EventTarget | null): CellAt | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField) return undefined;
  const cell = cells.find((name) => name === target.dataset['cell']);
  const key = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return cell === undefined || key === undefined ? undefined : { key, cell, element: target };
}

/** Focuses a cell and selects its text. */
export function focusCell(grid: HTMLElement | null, key: string, cell: Cell): void {
  const field = grid?.querySelector<HTMLElement>(`[data-line="${key}"] [data-cell="${cell}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** The parts of a key event that the grid uses. */
export function gridKeyOf(
  event: KeyboardEvent,
  { cell, element }: CellAt,
  { row, rowCount, cells: ofLine }: Pick<GridKey, 'row' | 'rowCount' | 'cells'>,
): GridKey {
  const isChoice = element instanceof HTMLSelectElement;
  const { length } = element.value;
  const start = isChoice ? 0 : (element.selectionStart ?? 0);
  const end = isChoice ? 0 : (element.selectionEnd ?? 0);
  const isAllSelected = !isChoice && length > 0 && start === 0 && end === length;
  return {
    key: event.key,
    isShift: event.shiftKey,
    isControl: event.ctrlKey || event.metaKey,
    isAlt: event.altKey,
    row,
    rowCount,
    cell,
    cells: ofLine,
    isChoice,
    isEmpty: element.value === '',
    isAtStart: isAllSelected || (start === 0 && end === 0),
    isAtEnd: isAllSelected || (start === length && end === length),
  };
}
