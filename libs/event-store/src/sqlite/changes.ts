/**
 * Tells waiting subscriptions that there may be something to read. Commits of this process wake
 * them at once; those of others are noticed by looking, as long as somebody waits.
 */
export class Changes {
  private count = 0;
  private isClosed = false;
  private poll: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly pollMs: number,
    /** Whether another process has committed since the last call; a failure counts as a change. */
    private readonly hasForeignCommit: () => boolean,
  ) {}

  /** To be taken before looking, so that what happens between looking and waiting is not missed. */
  get seen(): number {
    return this.count;
  }

  wake(): void {
    this.count += 1;
    clearInterval(this.poll);
    this.poll = undefined;
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const resolve of woken) resolve();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Resolves at the first change after `seen`, on abort, or when the store closes. */
  after(seen: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.isClosed || seen !== this.count || signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        signal?.removeEventListener('abort', done);
        this.waiting.delete(done);
        if (this.waiting.size === 0) {
          clearInterval(this.poll);
          this.poll = undefined;
        }
        resolve();
      };
      this.waiting.add(done);
      signal?.addEventListener('abort', done);
      this.poll ??= setInterval(() => {
        if (this.hasForeignCommit()) this.wake();
      }, this.pollMs);
    });
  }
}
