/** What became of one row. */
export interface RowOutcome<R> {
  readonly row: R;
  /** Why it was refused; absent where it is done. */
  readonly reason?: string;
}

/** Commands under way at once: the server puts them into one append together. */
export const COMMANDS_AT_ONCE = 6;

interface BulkRunOptions<R> {
  readonly rows: readonly R[];
  readonly run: (row: R) => Promise<unknown>;
  /** The sentence of a refusal. */
  readonly reasonOf: (error: unknown) => string;
  readonly onOutcome: (outcome: RowOutcome<R>) => void;
  readonly signal: AbortSignal;
}

/**
 * Carries out a command per row, a few at once; each row's outcome is told as it comes, and a
 * refused row holds up nobody. Stopped, it begins no further row. Never throws.
 */
export async function runBulk<R>(options: BulkRunOptions<R>): Promise<void> {
  const { rows, run, reasonOf, onOutcome, signal } = options;
  let next = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const row = rows[next];
      if (row === undefined || signal.aborted) return;
      next += 1;
      try {
        await run(row);
        onOutcome({ row });
      } catch (error) {
        onOutcome({ row, reason: reasonOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(COMMANDS_AT_ONCE, rows.length) }, work));
}
