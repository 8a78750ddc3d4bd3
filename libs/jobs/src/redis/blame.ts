import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { countLosses, markJobs } from './scripts.js';

/** The store of marks: what a crash of this process would be laid to. */
export interface Marks {
  /** Judges the losses of a job by its mark; answers how many were laid to it. */
  count(key: string): Promise<number>;
  /** Marks each job: whether a crash from now on is laid to it. */
  mark(marks: ReadonlyMap<string, boolean>): Promise<void>;
}

/** A job that a worker of this process has taken. */
interface Running {
  /** It was lost with a worker before. */
  readonly isSuspect: boolean;
  /** As written; undefined before. */
  isMarked: boolean | undefined;
}

/**
 * Decides which of the jobs that run in this process its crash would be attributed to: a job that
 * runs by itself, or one that was lost before. Of the latter one runs at a time, together with
 * others.
 */
export class Blame {
  readonly #running = new Map<string, Running>();
  #suspect: { readonly key: string; readonly over: EventTarget } | undefined;

  constructor(
    private readonly marks: Marks,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** How often crashes were laid to a job that was lost `times` with its workers. */
  async lossesOf(key: string, times: number): Promise<number> {
    return times === 0 ? 0 : this.marks.count(key);
  }

  /** Waits for the turn of a job that was lost before; false where `signal` ended the wait. */
  async turnOf(key: string, signal: AbortSignal): Promise<boolean> {
    while (this.#suspect !== undefined && !signal.aborted) {
      await once(this.#suspect.over, 'over', { signal }).catch(() => undefined);
    }
    if (signal.aborted) return false;
    this.#suspect = { key, over: new EventTarget() };
    return true;
  }

  /** Before a job is run: by then it is written to whom a crash is laid. */
  async began(key: string, isSuspect: boolean): Promise<void> {
    this.#running.set(key, { isSuspect, isMarked: undefined });
    await this.#write();
  }

  /** A job has ended, or is given back. */
  ended(key: string): void {
    this.#running.delete(key);
    if (this.#suspect?.key === key) {
      const { over } = this.#suspect;
      this.#suspect = undefined;
      over.dispatchEvent(new Event('over'));
    }
    void this.#write();
  }

  async #write(): Promise<void> {
    const isAlone = this.#running.size === 1;
    const changed = new Map<string, boolean>();
    for (const [key, running] of this.#running) {
      const isMarked = running.isSuspect || isAlone;
      if (isMarked !== running.isMarked) changed.set(key, isMarked);
      running.isMarked = isMarked;
    }
    if (changed.size === 0) return;
    // A mark that cannot be written leaves the loss to nobody, which costs one more attempt.
    await this.marks.mark(changed).catch(this.onError);
  }
}

/** Marks in the hashes of the jobs, by their keys. */
export function marksIn(client: Pick<Redis, 'eval'>): Marks {
  return {
    count: async (key) => Number(await client.eval(countLosses, 1, key)),
    mark: async (marks) => {
      const keys = [...marks.keys()];
      const values = [...marks.values()].map((isMarked) => (isMarked ? '1' : '0'));
      await client.eval(markJobs, keys.length, ...keys, ...values);
    },
  };
}
