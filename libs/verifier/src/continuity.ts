/** A number that a series gave, and the day of its document where it is known. */
interface GivenNumber {
  readonly seriesId: string;
  readonly number: number;
  readonly day?: string;
}

/** A number that does not follow the one before it. */
export interface Break {
  readonly kind: 'gap' | 'twice' | 'earlierDay';
  /** The number that would have followed. */
  readonly expected: number;
  /** Of `earlierDay`: the day that the document before has. */
  readonly dayBefore?: string;
}

/** Follows the numbers of each series in the order of the journal. */
export class Continuity {
  readonly #lasts = new Map<string, { readonly number: number; readonly day?: string }>();

  /** Without `before`, the first number that is seen is taken for a beginning. */
  constructor(private readonly before?: number) {}

  /** The highest number of a series so far. */
  lastOf(seriesId: string): number | undefined {
    return this.#lasts.get(seriesId)?.number;
  }

  /** Takes the next number, and returns how it breaks the order. */
  follow({ seriesId, number, day }: GivenNumber): readonly Break[] {
    const known = this.#lasts.get(seriesId);
    const last = known?.number ?? this.before;
    const dayBefore = known?.day;
    const latest = later(day, dayBefore);
    const highest = Math.max(number, last ?? 0);
    this.#lasts.set(seriesId, {
      number: highest,
      ...(latest !== undefined && { day: latest }),
    });
    if (last === undefined) return [];
    const expected = last + 1;
    if (number < expected) return [{ kind: 'twice', expected }];
    const gap: readonly Break[] = number > expected ? [{ kind: 'gap', expected }] : [];
    if (day === undefined || dayBefore === undefined || day >= dayBefore) return gap;
    return [...gap, { kind: 'earlierDay', expected, dayBefore }];
  }
}

const later = (day: string | undefined, other: string | undefined): string | undefined =>
  other === undefined || (day !== undefined && day > other) ? day : other;
