import type { StatementLine } from './treasury.events.js';

/** An entry of the account that no line is matched with yet. */
export interface UnmatchedEntry {
  readonly id: string;
  readonly on: string;
  readonly amountMinor: number;
  /** What the bank may have written: references, names. */
  readonly text: string;
}

/** Days that a bank may take until a movement counts. */
export const MATCH_DAYS_MAX = 7;

/**
 * For each line the entry that it probably is: the same amount within a week; where there are
 * several, the one whose text the bank quotes, then the nearest day, then the earlier entry. An
 * entry is suggested once.
 */
export function suggestMatches(
  lines: readonly StatementLine[],
  entries: readonly UnmatchedEntry[],
): ReadonlyMap<number, string> {
  const suggestions = new Map<number, string>();
  const taken = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [best] = entries
      .filter(({ id, amountMinor }) => !taken.has(id) && amountMinor === line.amountMinor)
      .map((entry) => ({
        entry,
        days: daysBetween(entry.on, line.on),
        quotes: isQuoted(entry, line),
      }))
      .filter(({ days }) => days <= MATCH_DAYS_MAX)
      .sort((a, b) => Number(b.quotes) - Number(a.quotes) || a.days - b.days);
    if (!best) continue;
    taken.add(best.entry.id);
    suggestions.set(index, best.entry.id);
  }
  return suggestions;
}

const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/** A word of the entry, of four letters or digits at least, stands in the line. */
function isQuoted(entry: UnmatchedEntry, { description, reference = '' }: StatementLine): boolean {
  const written = new Set(words(`${description} ${reference}`));
  return words(entry.text).some((word) => written.has(word));
}
