import type { StockCountEntryRow } from '@balcao/contracts';

/** Which entries of a count are in sight. */
export const countTabs = ['all', 'toCount', 'different'] as const;
export type CountTab = (typeof countTabs)[number];

/** Letters in lower case and without accents, as people type them. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isDifferent = ({ isCounted, difference = '0' }: StockCountEntryRow): boolean =>
  isCounted && difference !== '0';

/** The entries of a tab whose article or batch has all the words. */
export function entriesInSight(
  entries: readonly StockCountEntryRow[],
  tab: CountTab,
  words: string,
): readonly StockCountEntryRow[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (tab === 'toCount' && entry.isCounted) return false;
    if (tab === 'different' && !isDifferent(entry)) return false;
    const text = plain(
      [entry.articleCode, entry.articleName, entry.batchName].filter(Boolean).join(' '),
    );
    return sought.every((word) => text.includes(word));
  });
}

/** How far a count has come. */
export const progressOf = (entries: readonly StockCountEntryRow[]) => ({
  counted: entries.filter(({ isCounted }) => isCounted).length,
  all: entries.length,
  different: entries.filter(isDifferent).length,
});

/**
 * The entry that a scan means: by the code of its article or the name of its batch, exactly; of an
 * article that was found, the one of the batch that the scan says.
 */
export function scannedEntry(
  entries: readonly StockCountEntryRow[],
  scan: string,
  articleIds: readonly string[] = [],
  batch?: string,
): StockCountEntryRow | undefined {
  const code = scan.trim().toLowerCase();
  const fitting = entries.filter(
    ({ articleId, articleCode = '', batchName = '' }) =>
      (articleIds.includes(articleId) && (batch === undefined || batchName === batch)) ||
      articleCode.toLowerCase() === code ||
      batchName.toLowerCase() === code,
  );
  return fitting.find(({ isCounted }) => !isCounted) ?? fitting[0];
}
