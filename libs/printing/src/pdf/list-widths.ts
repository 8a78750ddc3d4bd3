import { rowsOf, type ListPaper } from './list-paper.js';

/** Characters of the narrowest and of the widest column. */
const bounds = { least: 5, most: 34 } as const;

/**
 * How wide the columns of a list are, in the unit of `whole`, which they share out by the length
 * of what most of their cells hold. Figures get what their longest needs: they are never broken.
 */
export function listWidths(list: ListPaper, whole: number): readonly number[] {
  const { columns, totals = [] } = list;
  const cells = cellsByLength(list);
  const lengths = columns.map(({ label, isFigure }, at) => {
    const usual = longestOf(cells[at] ?? [], isFigure ? 1 : 0.9);
    const heading = Math.max(...label.split(' ').map((word) => word.length));
    const total = totals[at]?.length ?? 0;
    return Math.min(bounds.most, Math.max(bounds.least, usual, heading, total) + 1);
  });
  const sum = lengths.reduce((before, length) => before + length, 0);
  return lengths.map((length) => (length / sum) * whole);
}

/** For each column how many cells are so long; what is longer than the widest is as it. */
function cellsByLength(list: ListPaper): readonly (readonly number[])[] {
  const counts = list.columns.map(() => Array.from({ length: bounds.most + 1 }, () => 0));
  for (const row of rowsOf(list)) {
    for (const [at, count] of counts.entries()) {
      const length = Math.min(bounds.most, row[at]?.length ?? 0);
      count[length] = (count[length] ?? 0) + 1;
    }
  }
  return counts;
}

/** The length that so large a share of the cells does not exceed. */
function longestOf(counts: readonly number[], share: number): number {
  let left = share * counts.reduce((sum, count) => sum + count, 0);
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) <= 0),
  );
}
