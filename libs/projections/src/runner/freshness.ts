import { progressKey, type FoldTrouble } from './progress.js';

interface Waiter {
  readonly revision: number;
  readonly wake: () => void;
}

/** How many streams' revisions are remembered: those that moved last. */
const rememberedStreams = 200_000;

/**
 * How far the rows of each stream have got, for callers who want to read their own writes. Fed with
 * the runner's progress, also from another thread; waiting costs nothing until it is fed.
 */
export class Freshness {
  readonly #revisions = new Map<string, number>();
  readonly #waiters = new Map<string, Set<Waiter>>();
  /** Whose next event cannot be folded: nobody waits for what does not come. */
  readonly #stopped = new Set<string>();
  /** Some rows are rebuilt next to live ones that do not move until then. */
  #isRebuilding = false;

  /** `id`: of a company, or the name of another stream. -1 when nothing of it was folded yet. */
  revisionOf(id: string): number {
    return this.#revisions.get(id) ?? -1;
  }

  /** Whether some rows that are read are old because they are rebuilt, as far as it was heard. */
  get isRebuilding(): boolean {
    return this.#isRebuilding;
  }

  /**
   * Takes note of progress and wakes those who waited for it. Going back is not noticed, see
   * `heed`.
   */
  advance(revisions: Readonly<Record<string, number>>): void {
    for (const [id, revision] of Object.entries(revisions)) {
      if (revision <= this.revisionOf(id)) continue;
      this.#stopped.delete(id);
      this.#revisions.delete(id);
      this.#revisions.set(id, revision);
      for (const waiter of this.#waiters.get(id) ?? []) {
        if (waiter.revision <= revision) waiter.wake();
      }
    }
    for (const id of this.#revisions.keys()) {
      if (this.#revisions.size <= rememberedStreams) break;
      this.#revisions.delete(id);
    }
  }

  /** Nothing is known any more: the rows are not of the log that there is now. */
  forget(): void {
    this.#revisions.clear();
    this.#stopped.clear();
  }

  /** Takes note of what keeps rows back, or makes all that was known of them doubtful. */
  heed(trouble: FoldTrouble): void {
    if (trouble.kind === 'doubted') this.forget();
    if (trouble.kind === 'rebuilding') this.#isRebuilding = trouble.isCurrent !== true;
    if (trouble.kind === 'rebuilt') this.#isRebuilding = false;
    if (trouble.kind !== 'stalled') return;
    const id = progressKey(trouble.stalled.stream);
    this.#stopped.add(id);
    for (const { wake } of this.#waiters.get(id) ?? []) wake();
  }

  /**
   * Waits until the rows show this revision, they cannot, or the time is over; answers the events
   * missing. While some rows are rebuilt that is one at least: it is not known which are read.
   */
  async waitFor(id: string, revision: number, timeoutMs: number): Promise<number> {
    const isAwaited = this.revisionOf(id) < revision && !this.#stopped.has(id);
    if (isAwaited) await this.#woken(id, revision, timeoutMs);
    return Math.max(this.#isRebuilding ? 1 : 0, revision - this.revisionOf(id));
  }

  #woken(id: string, revision: number, timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const waiters = this.#waiters.get(id) ?? new Set();
      const wake = (): void => {
        clearTimeout(timer);
        waiters.delete(waiter);
        if (waiters.size === 0 && this.#waiters.get(id) === waiters) this.#waiters.delete(id);
        resolve();
      };
      const waiter = { revision, wake };
      const timer = setTimeout(wake, timeoutMs);
      waiters.add(waiter);
      this.#waiters.set(id, waiters);
    });
  }
}
