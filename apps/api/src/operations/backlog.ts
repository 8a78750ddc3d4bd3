/** Appends of one stream within this time are one mark: a busy company costs no more than a few. */
const togetherMs = 100;

interface Mark {
  readonly at: number;
  readonly first: number;
  last: number;
}

/** How far rows are behind what this process has written. */
export interface Lag {
  readonly events: number;
  /** The age of the oldest event that no row shows yet; 0 when all do. */
  readonly seconds: number;
}

/**
 * What this process has appended to journals and no row shows yet. Knows nothing of what other
 * nodes append: each node tells of its own, and the largest age is the whole truth.
 */
export class Backlog {
  readonly #marks = new Map<string, Mark[]>();

  constructor(
    /** The last revision that the rows of a company show, -1 for none. */
    private readonly foldedRevision: (companyId: string) => number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes note of an append of `count` events; of streams other than journals nothing is kept. */
  appended(stream: string, last: number, count: number): void {
    if (!stream.startsWith('journal-')) return;
    const companyId = stream.slice('journal-'.length);
    const at = this.now();
    const marks = this.#marks.get(companyId) ?? [];
    const newest = marks.at(-1);
    if (newest !== undefined && at - newest.at < togetherMs) newest.last = last;
    else marks.push({ at, first: last - count + 1, last });
    this.#marks.set(companyId, marks);
  }

  /** Forgets what the rows of these companies show by now. */
  folded(companyIds: Iterable<string>): void {
    for (const companyId of companyIds) {
      const marks = this.#marks.get(companyId);
      if (marks === undefined) continue;
      const folded = this.foldedRevision(companyId);
      const behind = marks.findIndex(({ last }) => last > folded);
      marks.splice(0, behind === -1 ? marks.length : behind);
      if (marks.length === 0) this.#marks.delete(companyId);
    }
  }

  /** Of all companies together, or of one alone. */
  lag(of?: string): Lag {
    this.folded(of === undefined ? [...this.#marks.keys()] : [of]);
    const now = this.now();
    let events = 0;
    let oldest = now;
    for (const [companyId, marks] of this.#marks) {
      if (of !== undefined && companyId !== of) continue;
      const [first, last] = [marks[0], marks.at(-1)];
      if (first === undefined || last === undefined) continue;
      events += last.last - Math.max(this.foldedRevision(companyId), first.first - 1);
      oldest = Math.min(oldest, first.at);
    }
    return { events, seconds: (now - oldest) / 1_000 };
  }
}
