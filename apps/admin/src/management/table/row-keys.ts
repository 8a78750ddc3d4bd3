import type { KeyboardEvent } from 'react';

/** The rows of a table, in their order. */
export const rowsOf = (table: HTMLElement | null): readonly HTMLElement[] =>
  table === null ? [] : [...table.querySelectorAll<HTMLElement>('tbody > tr')];

/** Moves to another row; to the first if none has the focus. */
export function stepTo(table: HTMLElement | null, by: number): void {
  const rows = rowsOf(table);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const to = at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by));
  focusRow(rows, rows[to]);
}

function focusRow(rows: readonly HTMLElement[], row: HTMLElement | undefined): void {
  if (row === undefined) return;
  for (const each of rows) each.tabIndex = each === row ? 0 : -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** Handles keys of a focused row; keys inside its controls are left to them. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const rows = rowsOf(currentTarget);
  const at = rows.indexOf(target);
  if (at === -1) return;
  const act = actions[key];
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act(rows, at, event.shiftKey);
}

type RowAct = (rows: readonly HTMLElement[], at: number, isExtending: boolean) => void;

const step =
  (by: number): RowAct =>
  (rows, at, isExtending) => {
    const next = rows[at + by];
    if (next === undefined) return;
    if (isExtending) toggle(next, false);
    focusRow(rows, next);
  };

const actions: Readonly<Record<string, RowAct>> = {
  ArrowDown: step(1),
  ArrowUp: step(-1),
  Home: (rows) => {
    focusRow(rows, rows[0]);
  },
  End: (rows) => {
    focusRow(rows, rows.at(-1));
  },
  Enter: (rows, at) => {
    rows[at]?.click();
  },
  ' ': (rows, at, isExtending) => {
    const row = rows[at];
    if (row !== undefined) toggle(row, isExtending);
  },
};

/** Selects like a click: with Shift, the range from the last selected row. */
function toggle(row: HTMLElement, isRange: boolean): void {
  const box = row.querySelector<HTMLInputElement>('input.row-select');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: isRange }));
}
