import { checkProgress, resultJson } from './check-order.js';
import { JobFailedForGood, JobInterrupted } from './errors.js';
import type { Job, Progress } from './job.js';
import type { JobHandler } from './job-queue.js';
import { maxFailureCharacters } from './limits.js';

/** How an attempt ended. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: string }
  | { readonly kind: 'failed'; readonly failure: string; readonly isForGood: boolean }
  | { readonly kind: 'interrupted'; readonly why: JobInterrupted['why'] };

/** One attempt at a job: the handler's run, what it says of its progress, and its end. */
export class Execution {
  private readonly controller = new AbortController();
  private pending: Progress | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly job: Job,
    private readonly handler: JobHandler | undefined,
    private readonly progress: {
      readonly everyMs: number;
      readonly save: (progress: Progress) => void;
    },
  ) {}

  /** Asks the handler to stop; the first caller's reason is kept. */
  interrupt(why: JobInterrupted['why']): void {
    this.controller.abort(new JobInterrupted(why));
  }

  /** Whether another worker may have taken the job. */
  get isLost(): boolean {
    const reason: unknown = this.controller.signal.reason;
    return reason instanceof JobInterrupted && reason.why === 'lost';
  }

  /** Runs the handler once. Never throws. A handler that ends well has, also when interrupted. */
  async run(): Promise<Outcome> {
    try {
      if (this.handler === undefined) throw new Error(`nobody here does "${this.job.name}"`);
      const result = await this.handler({
        job: this.job,
        signal: this.controller.signal,
        progress: (progress) => {
          this.say(checkProgress(progress));
        },
      });
      return { kind: 'done', result: resultJson(result) };
    } catch (error) {
      const reason: unknown = this.controller.signal.reason;
      if (reason instanceof JobInterrupted) return { kind: 'interrupted', why: reason.why };
      const isForGood = error instanceof JobFailedForGood;
      return { kind: 'failed', failure: sentenceOf(error), isForGood };
    } finally {
      this.flush();
    }
  }

  private say(progress: Progress): void {
    this.pending = progress;
    if (this.timer !== undefined) return;
    this.save();
    this.timer = setTimeout(() => {
      this.flush();
    }, this.progress.everyMs);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.save();
  }

  private save(): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending !== undefined) this.progress.save(pending);
  }
}

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, maxFailureCharacters);
}
