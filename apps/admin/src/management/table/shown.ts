/** The default content of a cell. */
export const shown = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
