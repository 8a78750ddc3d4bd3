import { grouped } from '@balcao/messages';

/** Counts as they are read: `10 000`. */
export const inGroups = (
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, grouped(String(count))]));
