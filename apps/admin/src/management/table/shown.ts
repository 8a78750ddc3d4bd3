/** What a cell shows of a value that has no look of its own. */
export const shown = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
