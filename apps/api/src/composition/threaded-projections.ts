import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Freshness, type RowRepair, type OnTrouble, type RunnerStatus } from '@balcao/projections';
import type { ProjectionsOrder, ProjectionsReport } from './projections-messages.js';
import type { ProjectionsThreadData } from './projections-messages.js';
import { ProgressListeners, type Projections } from './projections.js';

/** Commits within this time wake the thread together. */
const wakeAfterMs = 5;

const ended = {
  isCaughtUp: false,
  position: undefined,
  stalled: [],
  skipped: [],
  rebuild: undefined,
  error: 'the thread of the projections has ended',
} as const satisfies RunnerStatus;

/** What a thread of projections has to tell without being asked. */
export interface ThreadEvents {
  readonly onDeath: (error: Error) => void;
  readonly onTrouble: OnTrouble;
}

/**
 * Folds in a thread of its own, so that neither a batch nor a rebuild holds up requests. `onDeath`
 * is called when the thread dies: rows that never move again are a defect, not a state to live
 * with.
 */
export async function openThreadedProjections(
  data: ProjectionsThreadData,
  { onDeath, onTrouble }: ThreadEvents,
): Promise<Projections> {
  const worker = new Worker(new URL('./projections.worker.js', import.meta.url), {
    workerData: data,
  });
  const thread = new ProjectionsThread(worker, { onDeath, onTrouble });
  await thread.started;
  return thread;
}

class ProjectionsThread implements Projections {
  readonly freshness = new Freshness();
  readonly started: Promise<void>;
  readonly #listeners = new ProgressListeners();
  readonly #asked: ((status: RunnerStatus) => void)[] = [];
  readonly #scrubbed: ((isDone: boolean) => void)[] = [];
  readonly #requested: ((asked: readonly string[] | string) => void)[] = [];
  readonly #repaired = new Map<number, (rows: number | string) => void>();
  readonly #worker: Worker;
  #repairs = 0;
  #waking: NodeJS.Timeout | undefined;
  #isClosing = false;
  #hasEnded = false;

  readonly #onTrouble: OnTrouble;

  constructor(worker: Worker, { onDeath, onTrouble }: ThreadEvents) {
    this.#onTrouble = onTrouble;
    this.#worker = worker;
    this.started = new Promise((resolve, reject) => {
      worker.on('message', (message: ProjectionsReport) => {
        if (message.kind === 'started') resolve();
        else this.#take(message);
      });
      worker.on('error', (error: Error) => {
        reject(error);
        onDeath(error);
      });
      worker.on('exit', () => {
        this.#end();
        if (!this.#isClosing) reject(new Error('the thread of the projections has ended'));
      });
    });
  }

  status(): Promise<RunnerStatus> {
    if (this.#hasEnded) return Promise.resolve(ended);
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      this.#order('status');
    });
  }

  repair(repair: RowRepair): Promise<number> {
    if (this.#hasEnded) return Promise.reject(new Error(ended.error));
    const number = (this.#repairs += 1);
    return new Promise((resolve, reject) => {
      this.#repaired.set(number, (rows) => {
        if (typeof rows === 'number') resolve(rows);
        else reject(new Error(rows));
      });
      this.#order({ number, repair });
    });
  }

  rebuild(only?: readonly string[]): Promise<readonly string[]> {
    if (this.#hasEnded) return Promise.reject(new Error(ended.error));
    return new Promise((resolve, reject) => {
      this.#requested.push((asked) => {
        if (typeof asked === 'string') reject(new Error(asked));
        else resolve(asked);
      });
      this.#order({ rebuild: only ?? 'all' });
    });
  }

  scrub(): Promise<boolean> {
    if (this.#hasEnded) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#scrubbed.push(resolve);
      this.#order('scrub');
    });
  }

  onProgress(listener: Parameters<Projections['onProgress']>[0]): () => void {
    return this.#listeners.add(listener);
  }

  wake(): void {
    this.#waking ??= setTimeout(() => {
      this.#waking = undefined;
      this.#order('wake');
    }, wakeAfterMs);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#waking);
    if (this.#hasEnded) return;
    const exit = once(this.#worker, 'exit');
    this.#order('close');
    await exit;
  }

  #order(order: ProjectionsOrder): void {
    this.#worker.postMessage(order);
  }

  #take(message: Exclude<ProjectionsReport, { kind: 'started' }>): void {
    if (message.kind === 'status') {
      for (const answer of this.#asked.splice(0)) answer(message.status);
      return;
    }
    if (message.kind === 'scrubbed') {
      this.#scrubbed.shift()?.(message.isDone);
      return;
    }
    if (message.kind === 'asked') {
      this.#requested.shift()?.(message.asked);
      return;
    }
    if (message.kind === 'trouble') {
      this.freshness.heed(message.trouble);
      this.#onTrouble(message.trouble);
      return;
    }
    if (message.kind === 'repaired') {
      this.#repaired.get(message.number)?.(message.rows);
      this.#repaired.delete(message.number);
      return;
    }
    this.freshness.advance(message.progress.revisions);
    this.#listeners.tell(message.progress);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const answer of this.#asked.splice(0)) answer(ended);
    for (const answer of this.#scrubbed.splice(0)) answer(false);
    for (const answer of this.#requested.splice(0)) answer(ended.error);
    for (const answer of this.#repaired.values()) answer(ended.error);
    this.#repaired.clear();
  }
}
