import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key leads from one figure of a table to the next. */
export const isStep = (key: string): boolean => key in steps;

const figuresIn = (place: Element | null | undefined): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('.explained') ?? []),
];

/** Goes to the next figure in that direction in the same table; stays if there is none. */
export function stepToFigure(event: KeyboardEvent<HTMLElement>): void {
  const [right = 0, down = 0] = steps[event.key] ?? [];
  const row = event.currentTarget.closest('tr');
  if (row === null) return;
  event.preventDefault();
  event.stopPropagation();
  const at = figuresIn(row).indexOf(event.currentTarget);
  const rows = [...(row.closest('table')?.querySelectorAll('tr') ?? [])].filter(
    (each) => figuresIn(each).length > 0,
  );
  const next = figuresIn(down === 0 ? row : rows[rows.indexOf(row) + down]);
  next[Math.min(at + right, next.length - 1)]?.focus();
}

/** Goes to the first figure of the row that has the focus, or of the page. */
export function focusFirstFigure(): void {
  const row = document.activeElement?.closest('tr');
  const [first] = [...figuresIn(row), ...figuresIn(document.querySelector('main'))];
  first?.focus();
}
