import type { DocumentContentBody } from '@balcao/contracts';
import { createSlice, type Slice } from '../../boot/slice.js';

export type SaveStatus =
  /** Nothing was written yet, and nothing is kept. */
  | 'new'
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** It will be tried again. */
  | 'failed'
  /** Somebody else has saved the draft; nothing more is sent before the user decides. */
  | 'stale';

export interface SaveState {
  readonly status: SaveStatus;
  /** Instant of the last save. */
  readonly savedAt?: string;
  /** Of the saved draft; none before the first save. */
  readonly revision?: number;
}

interface DraftSaverOptions {
  readonly content: () => DocumentContentBody;
  /** Sends a content and answers the draft's new revision. */
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

/** How long writing has to rest before it is saved, in milliseconds. */
const SAVE_REST_MS = 900;
/** After a save that failed, in milliseconds. */
const SAVE_RETRY_MS = 5_000;

/** Keeps a draft saved behind whoever writes it: one save at a time, the latest content wins. */
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

  /** Something was written. */
  touch(): void {
    this.#changes += 1;
    const { status } = this.state.get();
    if (status === 'stale') return;
    if (status !== 'saving' && status !== 'unsaved') this.state.merge({ status: 'unsaved' });
    this.#schedule(this.#options.restMs ?? SAVE_REST_MS);
  }

  /** Saves what is not saved yet, now; answers whether all of it is. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.state.get().status === 'stale') return Promise.resolve(false);
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Sends nothing of its own accord until something is written again, and awaits what is sent. */
  async hold(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  /** Goes on after `hold`. */
  resume(): void {
    if (this.isDirty) this.#schedule(this.#options.restMs ?? SAVE_REST_MS);
  }

  /** Another command was told that the draft has moved on. */
  markStale(): void {
    clearTimeout(this.#timer);
    this.state.merge({ status: 'stale' });
  }

  /** Sends nothing more: the draft was issued, discarded or left. */
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
