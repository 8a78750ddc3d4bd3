import type { ListPaper } from './list-paper.js';

/** Characters of the narrowest and of the widest column. */
const bounds = { least: 5, most: 34 } as const;
/** Rows that are looked at: those of the first pages show what the others are like. */
const rowsSampled = 400;

/**
 * How wide the columns of a list are, in the unit of `whole`, which they share out by the length
 * of what most of their cells hold. Figures get what their longest needs: they are never broken.
 */
export function listWidths(
  { columns, rows, totals = [] }: Pick<ListPaper, 'columns' | 'rows' | 'totals'>,
  whole: number,
): readonly number[] {
  const sample = rows.slice(0, rowsSampled);
  const lengths = columns.map(({ label, isFigure }, at) => {
    const cells = sample.map((row) => row[at]?.length ?? 0).sort((a, b) => a - b);
    const usual = cells[Math.floor((cells.length - 1) * (isFigure ? 1 : 0.9))] ?? 0;
    const heading = Math.max(...label.split(' ').map((word) => word.length));
    const total = totals[at]?.length ?? 0;
    return Math.min(bounds.most, Math.max(bounds.least, usual, heading, total) + 1);
  });
  const sum = lengths.reduce((before, length) => before + length, 0);
  return lengths.map((length) => (length / sum) * whole);
}
