import type { StatementLine } from './treasury.events.js';
import { MATCH_ENTRIES_MAX } from './treasury.limits.js';

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
/** Entries near a line of which two or three are tried together. */
const COMBINED_MAX = 25;
/** Pairs of a line and an entry of one amount that are weighed against each other. */
const PAIRS_MAX = 250_000;

/**
 * For each line the entries that it probably is. One of the same amount within a week: the one
 * whose text the bank quotes, then so that days are crossed as little as possible. Otherwise those
 * of one day, or the only two or three within a week, that make the amount together. An entry is
 * suggested once.
 */
export function suggestMatches(
  lines: readonly StatementLine[],
  entries: readonly UnmatchedEntry[],
): ReadonlyMap<number, readonly string[]> {
  const open = lines.map((line, at): OpenLine => ({ line, at, day: dayOf(line) }));
  const left = new Unmatched(entries);
  const suggestions = new Map<number, readonly string[]>();
  const take = (at: number, found: readonly UnmatchedEntry[]) => {
    left.take(found);
    suggestions.set(
      at,
      found.map(({ id }) => id),
    );
  };
  for (const [amountMinor, same] of grouped(open, ({ line }) => line.amountMinor)) {
    for (const line of same) {
      const [quoted] = left.near(line, amountMinor).filter((entry) => isQuoted(entry, line.line));
      if (quoted) take(line.at, [quoted]);
    }
    const others = same.filter(({ at }) => !suggestions.has(at));
    for (const [at, entry] of uncrossed(others, left.of(amountMinor))) take(at, [entry]);
  }
  for (const line of open) {
    const together = suggestions.has(line.at)
      ? undefined
      : makingTogether(line.line, left.near(line));
    if (together) take(line.at, together);
  }
  return suggestions;
}

interface OpenLine {
  readonly line: StatementLine;
  readonly at: number;
  /** Days since 1970. */
  readonly day: number;
}

type EntryOnDay = UnmatchedEntry & Pick<OpenLine, 'day'>;

const dayOf = ({ on }: { readonly on: string }) => Date.parse(on) / 86_400_000;

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The entries that nothing is suggested for yet. */
class Unmatched {
  readonly #taken = new Set<string>();
  readonly #byDay: ReadonlyMap<number, readonly EntryOnDay[]>;
  readonly #byAmount: ReadonlyMap<number, readonly EntryOnDay[]>;

  constructor(entries: readonly UnmatchedEntry[]) {
    const onDays = entries.map((entry) => ({ ...entry, day: dayOf(entry) }));
    this.#byDay = grouped(onDays, ({ day }) => day);
    this.#byAmount = grouped(onDays, ({ amountMinor }) => amountMinor);
  }

  take(entries: readonly UnmatchedEntry[]): void {
    for (const { id } of entries) this.#taken.add(id);
  }

  of(amountMinor: number): readonly EntryOnDay[] {
    return (this.#byAmount.get(amountMinor) ?? []).filter(({ id }) => !this.#taken.has(id));
  }

  /** Those within a week of a line, of one amount where it is given; the nearest day first. */
  near({ day }: OpenLine, amountMinor?: number): readonly EntryOnDay[] {
    const found: EntryOnDay[] = [];
    for (let days = 0; days <= MATCH_DAYS_MAX; days += 1) {
      for (const on of new Set([day - days, day + days]))
        found.push(...(this.#byDay.get(on) ?? []));
    }
    const isWanted = (entry: EntryOnDay) =>
      amountMinor === undefined || entry.amountMinor === amountMinor;
    return found.filter((entry) => isWanted(entry) && !this.#taken.has(entry.id));
  }
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/** A word of the entry, of four letters or digits at least, stands in the line. */
function isQuoted(entry: UnmatchedEntry, { description, reference = '' }: StatementLine): boolean {
  const written = new Set(words(`${description} ${reference}`));
  return words(entry.text).some((word) => written.has(word));
}

const inOrder = <T extends Pick<OpenLine, 'day'>>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => a.day - b.day);

/**
 * Lines and entries of one amount in the order of their days: as many pairs as there can be, with
 * the smallest sum of squared days, which never crosses two of them.
 */
function uncrossed(
  lines: readonly OpenLine[],
  entries: readonly EntryOnDay[],
): readonly (readonly [number, UnmatchedEntry])[] {
  if (lines.length * entries.length > PAIRS_MAX) return [];
  const [left, right] = [inOrder(lines), inOrder(entries)];
  // Any pair is worth more than the days of all others.
  const pairWorth = (MATCH_DAYS_MAX + 1) ** 2 * (left.length + 1);
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const worthOf = (a: number, b: number): number => {
    const days = Math.abs((left[a]?.day ?? 0) - (right[b]?.day ?? 0));
    return days <= MATCH_DAYS_MAX ? pairWorth - days ** 2 : Number.NEGATIVE_INFINITY;
  };
  const at = (a: number, b: number) => best[a * width + b] ?? 0;
  for (let a = left.length - 1; a >= 0; a -= 1) {
    for (let b = right.length - 1; b >= 0; b -= 1) {
      best[a * width + b] = Math.max(at(a + 1, b), at(a, b + 1), worthOf(a, b) + at(a + 1, b + 1));
    }
  }
  const pairs: (readonly [number, UnmatchedEntry])[] = [];
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [line, entry] = [left[a], right[b]];
    if (line && entry && worthOf(a, b) + at(a + 1, b + 1) === at(a, b)) {
      pairs.push([line.at, entry]);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) === at(a, b)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** All entries of a day that make the amount, or the only two or three that do. */
function makingTogether(
  { amountMinor }: StatementLine,
  entries: readonly UnmatchedEntry[],
): readonly UnmatchedEntry[] | undefined {
  const sameSide = entries.filter((entry) => entry.amountMinor > 0 === amountMinor > 0);
  const ofDays = [...grouped(sameSide, ({ on }) => on).values()].filter(
    (day) => day.length > 1 && day.length <= MATCH_ENTRIES_MAX && sumOf(day) === amountMinor,
  );
  if (ofDays.length > 0) return ofDays.length === 1 ? ofDays[0] : undefined;
  if (sameSide.length > COMBINED_MAX) return undefined;
  const ways = [...pairsAndTriples(sameSide)].filter((some) => sumOf(some) === amountMinor);
  return ways.length === 1 ? ways[0] : undefined;
}

const sumOf = (entries: readonly UnmatchedEntry[]) =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function* pairsAndTriples(
  entries: readonly UnmatchedEntry[],
): Generator<readonly UnmatchedEntry[]> {
  for (const [a, first] of entries.entries()) {
    for (const [b, second] of entries.slice(a + 1).entries()) {
      yield [first, second];
      for (const third of entries.slice(a + b + 2)) yield [first, second, third];
    }
  }
}
