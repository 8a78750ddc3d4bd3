import type { DocumentIssuedData } from './document.events.js';

/** The batches of a line: that which it names, and those that its goods were moved in. */
export function batchesOfLine(
  { lines, stock = [] }: Pick<DocumentIssuedData, 'lines' | 'stock'>,
  index: number,
): readonly string[] {
  const moved = stock.filter(({ line }) => line === index).map(({ batchId }) => batchId);
  const ids = new Set([lines[index]?.batchId, ...moved]);
  return [...ids].flatMap((id) => id ?? []);
}
