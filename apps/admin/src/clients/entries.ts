import type { AccountEntryRow } from '@balcao/contracts';

/**
 * Entries, the newest first, each with the balance after it: the server's, or summed up from the
 * oldest entry shown where the server gives none.
 */
export function withBalance(
  entries: readonly AccountEntryRow[],
): readonly (AccountEntryRow & { readonly balanceMinor: number })[] {
  const oldestFirst = [...entries].sort(
    (a, b) => a.on.localeCompare(b.on) || a.revision - b.revision,
  );
  let running = 0;
  return oldestFirst
    .map((entry) => {
      running = entry.balanceMinor ?? running + entry.debitMinor - entry.creditMinor;
      return { ...entry, balanceMinor: running };
    })
    .reverse();
}
