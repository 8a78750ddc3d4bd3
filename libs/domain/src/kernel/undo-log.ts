/**
 * What it takes to bring the books back to an earlier moment. The journal decides ahead of what is
 * durable; when an append fails, it takes back what was decided since, step by step, instead of
 * folding the company again. Only steps that may still have to be taken back are kept.
 */
export class UndoLog {
  #steps: (() => void)[] = [];
  /** The mark of the first step that is kept. */
  #first = 0;
  #recording = false;

  /** Starts or stops keeping steps; a fold of durable events has nothing to take back. */
  record(recording: boolean): void {
    this.#recording = recording;
    if (!recording) this.forget(this.mark());
  }

  /** The containers call this before each change. */
  push(step: () => void): void {
    if (this.#recording) this.#steps.push(step);
  }

  /** The present moment. */
  mark(): number {
    return this.#first + this.#steps.length;
  }

  /** Takes back everything since `mark`, the newest first. */
  rollback(mark: number): void {
    const steps = this.#steps.splice(Math.max(0, mark - this.#first));
    for (const step of steps.reverse()) step();
  }

  /** Runs on what is changed meanwhile, and takes all of it back; whether it fails or not. */
  trial<T>(run: () => T): T {
    const wasRecording = this.#recording;
    const mark = this.mark();
    this.#recording = true;
    try {
      return run();
    } finally {
      this.rollback(mark);
      this.#recording = wasRecording;
    }
  }

  /** What lies before `mark` is durable and will never be taken back. */
  forget(mark: number): void {
    const count = mark - this.#first;
    if (count <= 0) return;
    this.#steps = this.#steps.slice(count);
    this.#first = mark;
  }
}
