import type { DocumentContentBody } from '@balcao/contracts';
import { createSlice, type Slice } from '../../boot/slice.js';

export type SaveStatus =
  /** Nothing typed and nothing saved yet. */
  | 'new'
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** The save failed and will be retried. */
  | 'failed'
  /** Another user has saved the draft; saving stops until the user decides. */
  | 'stale';

export interface SaveState {
  readonly status: SaveStatus;
  /** Instant of the last save. */
  readonly savedAt?: string;
  /** Revision of the saved draft; undefined before the first save. */
  readonly revision?: number;
}

interface DraftSaverOptions {
  readonly content: () => DocumentContentBody;
  /** Sends a content and resolves to the draft's new revision. */
  readonly send: (
    content: DocumentContentBody,
    expectedRevision: number | undefined,
  ) => Promise<number>;
  readonly isStale: (error: unknown) => boolean;
  readonly now: () => string;
  readonly saved?: { readonly revision: number; readonly savedAt: string };
  readonly restMs?: number;
  readonly retryMs?: number;
}

/** Pause in typing before saving, in milliseconds. */
const SAVE_REST_MS = 900;
/** Delay before retrying a failed save, in milliseconds. */
const SAVE_RETRY_MS = 5_000;

/** Saves a draft in the background: one save at a time, the latest content wins. */
export class DraftSaver {
  readonly state: Slice<SaveState>;
  readonly #options: DraftSaverOptions;
  #changes = 0;
  #savedChanges = 0;
  #running: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.state = createSlice<SaveState>(
      options.saved === undefined ? { status: 'new' } : { status: 'saved', ...options.saved },
    );
  }

  get isDirty(): boolean {
    return this.#changes > this.#savedChanges;
  }

  /** Notes a change. */
  touch(): void {
    this.#changes += 1;
    const { status } = this.state.get();
    if (status === 'stale') return;
    if (status !== 'saving' && status !== 'unsaved') this.state.merge({ status: 'unsaved' });
    this.#schedule(this.#options.restMs ?? SAVE_REST_MS);
  }

  /** Saves pending changes now; resolves to whether everything is saved. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.state.get().status === 'stale') return Promise.resolve(false);
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Pauses saving until the next change, and waits for the running save. */
  async hold(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  /** Resumes after `hold`. */
  resume(): void {
    if (this.isDirty) this.#schedule(this.#options.restMs ?? SAVE_REST_MS);
  }

  /** Another command reported that the draft has changed. */
  markStale(): void {
    clearTimeout(this.#timer);
    this.state.merge({ status: 'stale' });
  }

  /** Stops saving: the draft was issued, discarded or left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#savedChanges = this.#changes;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.flush();
    }, ms);
  }

  async #save(): Promise<boolean> {
    while (this.isDirty) {
      const changes = this.#changes;
      this.state.merge({ status: 'saving' });
      try {
        const { revision: before } = this.state.get();
        const revision = await this.#options.send(this.#options.content(), before);
        this.#savedChanges = Math.max(this.#savedChanges, changes);
        this.state.merge({ status: 'saved', revision, savedAt: this.#options.now() });
      } catch (error) {
        const isStale = this.#options.isStale(error);
        this.state.merge({ status: isStale ? 'stale' : 'failed' });
        if (!isStale) this.#schedule(this.#options.retryMs ?? SAVE_RETRY_MS);
        return false;
      }
    }
    return true;
  }
}
