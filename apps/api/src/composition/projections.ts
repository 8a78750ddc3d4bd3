import type { Freshness, RowRepair, Progress, RunnerStatus } from '@balcao/projections';

/** The folds behind the rows, wherever they run. */
export interface Projections {
  /** How far the rows of each company and draft are. */
  readonly freshness: Freshness;
  status(): Promise<RunnerStatus>;
  /** Called after each batch, until the returned function is called. */
  onProgress(listener: (progress: Progress) => void): () => void;
  /** Puts rows right that are not what the journal says; answers how many. */
  repair(repair: RowRepair): Promise<number>;
  /**
   * Has the rows of these projections rebuilt next to the live ones, which go on; of all of them
   * when none is named. Answers which are rebuilt, at once.
   */
  rebuild(only?: readonly string[]): Promise<readonly string[]>;
  /** Overwrites what rows of people have left behind; false when it could not, for now. */
  scrub(): Promise<boolean>;
  /** To be called after each commit of the event log. */
  wake(): void;
  close(): Promise<void>;
}

/** Passes progress on to the listeners. */
export class ProgressListeners {
  readonly #listeners = new Set<(progress: Progress) => void>();

  add(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(progress: Progress): void {
    for (const listener of this.#listeners) listener(progress);
  }
}
