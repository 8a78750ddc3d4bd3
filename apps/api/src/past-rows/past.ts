import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { journalStream } from '@balcao/journal';
import { StoreUnavailable, type RowReader } from '@balcao/read-store';
import type { Place } from '../store-place.js';
import { RequestError } from '../http/request-error.js';
import { beyond, limits } from '../http/limits.js';
import type { AskedMoment } from './known-at.js';
import type { FoldPast, PastOrder, PastOutcome } from './past-order.js';

export interface PastOptions {
  /** For files that nobody misses: it is emptied at the start. */
  readonly folder: string;
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  /** The live rows; in a file, they tell what they were earlier. */
  readonly rows: Place;
  readonly fold: FoldPast;
  readonly read: (file: string) => RowReader & { close(): Promise<void> };
  readonly givesUpAfterMs?: number;
  /** Bytes that the disk lacks for the rows of one more moment. */
  readonly missingRoom: () => Promise<number>;
}

/** A company's rows as they were known at an event, or on their way there. */
interface View {
  readonly companyId: string;
  readonly revision: number;
  /** The last day that the rows show; all days without it. */
  readonly trueOn: string | undefined;
  /** Whether its rows are made of events only, and not of what the live rows tell. */
  readonly isFolded: boolean;
  readonly file: string;
  /** Whether its file has all of its rows. */
  isWhole: boolean;
  /** The last event that the rows show; -1 before the first. */
  shown: number;
  isReady: boolean;
  /** When it was last asked for, and how many wait for its rows without asking again. */
  askedAt: number;
  waiting: number;
  readonly givingUp: AbortController;
  readonly rows: Promise<Rows>;
}

/** A moment, its day named or not. */
interface Wanted {
  readonly revision: number;
  readonly trueOn: string | undefined;
  readonly isFolded: boolean;
}

const keyOf = (companyId: string, { revision, trueOn = '', isFolded }: Wanted): string =>
  `${companyId}@${revision}${trueOn}${isFolded ? ' folded' : ''}`;

type Rows = ReturnType<PastOptions['read']>;

/** How far the rows of a moment are. */
export interface PastProgress {
  readonly isReady: boolean;
  readonly percent: number;
}

/** Moments that are kept at once; the one that was longest not looked at goes first. */
const VIEWS_KEPT = 8;

/** A moment on its way that nobody asks about any more is given up: screens ask all the time. */
const GIVES_UP_AFTER_MS = 10_000;
/** How often it is seen whether anybody still asks, of the time after which it is given up. */
const LOOKS_WHILE_PATIENT = 5;

/**
 * Rows as they were known. For each moment that is looked at, what the live rows do not tell is
 * folded up to it by the very projections of today, into a file that is thrown away: the last few
 * events. Where they tell nothing, all events are folded, and the nearest earlier moment of which
 * that was done is taken for a beginning.
 */
export class Past {
  /** By company and revision; the one that was looked at last comes last. */
  readonly #views = new Map<string, View>();
  /** One is folded at a time: whoever looks back must not slow down those who sell. */
  #turn: Promise<unknown>;

  constructor(private readonly options: PastOptions) {
    this.#turn = rm(options.folder, { recursive: true, force: true }).then(() =>
      mkdir(options.folder, { recursive: true }),
    );
  }

  /** Begins with the rows of a moment, and tells how far they are. `RequestError` when busy. */
  begin(companyId: string, { revision, trueOn }: AskedMoment): PastProgress {
    const { isReady, shown } = this.#view(companyId, asked(revision, trueOn));
    return { isReady, percent: Math.floor((100 * (shown + 1)) / (revision + 1)) };
  }

  /** The rows of a moment, once they are there. */
  at(companyId: string, { revision, trueOn }: AskedMoment): Promise<RowReader> {
    return awaited(this.#view(companyId, asked(revision, trueOn)));
  }

  /** The same, made of events only: what the live rows are held against. */
  folded(companyId: string, revision: number): Promise<RowReader> {
    return awaited(this.#view(companyId, { ...asked(revision), isFolded: true }));
  }

  /** Where the rows of a moment lie, once they are there. */
  readonly placeAt = async (companyId: string, revision: number): Promise<Place> => {
    const view = this.#view(companyId, asked(revision));
    await awaited(view);
    return { file: view.file };
  };

  /** Lets go of a company's moments: somebody's data must not be found in them any more. */
  async forget(companyId: string): Promise<void> {
    const views = [...this.#views.values()].filter((view) => view.companyId === companyId);
    for (const view of views) this.#giveUp(view);
    await Promise.all(views.map((view) => this.#drop(view)));
  }

  async close(): Promise<void> {
    const views = [...this.#views.values()];
    for (const view of views) this.#giveUp(view);
    await this.#turn.catch(() => undefined);
    await Promise.all(views.map((view) => this.#drop(view)));
  }

  #view(companyId: string, moment: Wanted): View {
    const key = keyOf(companyId, moment);
    const view = this.#views.get(key) ?? this.#newView(companyId, moment);
    this.#views.delete(key);
    this.#views.set(key, view);
    view.askedAt = performance.now();
    return view;
  }

  #newView(companyId: string, moment: Wanted): View {
    const { revision, trueOn, isFolded } = moment;
    const waiting = [...this.#views.values()].filter(({ isReady }) => !isReady);
    const own = waiting.filter((view) => view.companyId === companyId);
    if (own.length >= limits.pastOfCompany.max) throw beyond(limits.pastOfCompany);
    if (waiting.length >= limits.pastOfAll.max) throw beyond(limits.pastOfAll);
    const key = keyOf(companyId, moment);
    const file = join(this.options.folder, `${encodeURIComponent(key)}.db`);
    const rows = this.#turn.then(() => this.#make(view));
    const view: View = {
      companyId,
      revision,
      trueOn,
      isFolded,
      isWhole: false,
      file,
      rows,
      shown: -1,
      isReady: false,
      askedAt: performance.now(),
      waiting: 0,
      givingUp: new AbortController(),
    };
    this.#turn = rows.catch(() => {
      // The next who looks tries again, and nothing of it is left lying.
      if (this.#views.get(key) === view) this.#views.delete(key);
      return removed(file);
    });
    return view;
  }

  /** Nobody gets its rows any more; what is folded for it stops. */
  #giveUp(view: View): void {
    const key = keyOf(view.companyId, view);
    if (this.#views.get(key) === view) this.#views.delete(key);
    view.givingUp.abort(new RequestError(503, 'request.busy'));
  }

  /** Gives a moment up once nobody waits for it; answers what ends the watch. */
  #watch(view: View): () => void {
    const { givesUpAfterMs = GIVES_UP_AFTER_MS } = this.options;
    const look = (): void => {
      const isLate = performance.now() - view.askedAt > givesUpAfterMs;
      if (isLate && view.waiting === 0) this.#giveUp(view);
    };
    look();
    const watch = setInterval(look, givesUpAfterMs / LOOKS_WHILE_PATIENT).unref();
    return () => {
      clearInterval(watch);
    };
  }

  async #make(view: View): Promise<Rows> {
    const { file, givingUp } = view;
    const endWatch = this.#watch(view);
    const { signal } = givingUp;
    try {
      signal.throwIfAborted();
      await this.#makeRoom();
      if (!(await this.#isTold(view))) await this.#foldWhole(view);
      signal.throwIfAborted();
    } finally {
      endWatch();
    }
    view.isReady = true;
    await this.#dropOldest();
    return this.options.read(file);
  }

  /** Whether the live rows tell of the moment; its file then has only the rest. */
  async #isTold(view: View): Promise<boolean> {
    const { rows } = this.options;
    if (view.isFolded || view.trueOn !== undefined || !('file' in rows)) return false;
    return (await this.#fold(view, { live: rows })) === 'made';
  }

  async #foldWhole(view: View): Promise<void> {
    const nearest = this.#nearestBefore(view);
    if (nearest !== undefined) {
      await copyFile(nearest.file, view.file);
      view.shown = nearest.revision;
    }
    await this.#fold(view, view.trueOn === undefined ? {} : { trueOn: view.trueOn });
    view.isWhole = true;
  }

  #fold(view: View, more: Pick<PastOrder, 'live' | 'trueOn'>): Promise<PastOutcome> {
    const { events, keys, fold } = this.options;
    const { companyId, revision: until, file, givingUp } = view;
    const order = { events, keys, file, stream: journalStream(companyId), until, ...more };
    const onProgress = (revision: number): void => {
      view.shown = revision;
    };
    return fold(order, { onProgress, signal: givingUp.signal });
  }

  #nearestBefore({ companyId, revision, trueOn }: View): View | undefined {
    const earlier = [...this.#views.values()].filter(
      (other) =>
        other.isReady &&
        other.isWhole &&
        other.companyId === companyId &&
        other.trueOn === trueOn &&
        other.revision < revision,
    );
    return earlier.reduce<View | undefined>(
      (nearest, other) => (nearest && nearest.revision > other.revision ? nearest : other),
      undefined,
    );
  }

  /** Lets go of moments that nobody waits for until the disk has room for one more. */
  async #makeRoom(): Promise<void> {
    for (;;) {
      const missing = await this.options.missingRoom();
      if (missing === 0) return;
      const [oldest] = [...this.#views].filter(([, view]) => view.isReady && view.waiting === 0);
      if (oldest === undefined) {
        const megabytes = Math.ceil(missing / 1_048_576);
        const why = `the disk lacks ${megabytes} MB for the rows of an earlier moment`;
        throw new StoreUnavailable(why, { fault: 'full' });
      }
      this.#views.delete(oldest[0]);
      await this.#drop(oldest[1]);
    }
  }

  async #dropOldest(): Promise<void> {
    const ready = [...this.#views].filter(([, { isReady }]) => isReady);
    for (const [key, view] of ready.slice(0, Math.max(0, ready.length - VIEWS_KEPT))) {
      this.#views.delete(key);
      await this.#drop(view);
    }
  }

  async #drop({ rows, file }: View): Promise<void> {
    const opened = await rows.catch(() => undefined);
    await opened?.close();
    await removed(file);
  }
}

/** A moment that the live rows may tell of. */
const asked = (revision: number, trueOn?: string): Wanted => ({
  revision,
  trueOn,
  isFolded: false,
});

/** The rows of a moment, for somebody who waits for them. */
async function awaited(view: View): Promise<Rows> {
  view.waiting += 1;
  try {
    return await view.rows;
  } finally {
    view.waiting -= 1;
  }
}

const removed = (file: string) =>
  Promise.all(['', '-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
