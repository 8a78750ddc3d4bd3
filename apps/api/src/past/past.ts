import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { journalStream } from '@balcao/journal';
import type { RowReader } from '@balcao/read-store';
import type { Place } from '../composition/open-stores.js';
import { RequestError } from '../http/request-error.js';
import type { AskedMoment } from './known-at.js';
import type { FoldPast } from './past-order.js';

export interface PastOptions {
  /** For files that nobody misses: it is emptied at the start. */
  readonly folder: string;
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  readonly fold: FoldPast;
  readonly read: (file: string) => RowReader & { close(): Promise<void> };
}

/** A company's rows as they were known at an event, or on their way there. */
interface View {
  readonly companyId: string;
  readonly revision: number;
  /** The last day that the rows show; all days without it. */
  readonly trueOn: string | undefined;
  readonly file: string;
  /** The last event that the rows show; -1 before the first. */
  shown: number;
  isReady: boolean;
  readonly rows: Promise<Rows>;
}

/** A moment, its day named or not. */
interface Wanted {
  readonly revision: number;
  readonly trueOn: string | undefined;
}

const keyOf = (companyId: string, { revision, trueOn = '' }: Wanted): string =>
  `${companyId}@${revision}${trueOn}`;

type Rows = ReturnType<PastOptions['read']>;

/** How far the rows of a moment are. */
export interface PastProgress {
  readonly isReady: boolean;
  readonly percent: number;
}

/** Moments that are kept at once; the one that was longest not looked at goes first. */
const VIEWS_KEPT = 8;

/** Moments that wait to be folded at once; whoever asks for more is asked to come again. */
const VIEWS_WAITING = 4;

/**
 * Rows as they were known: for each moment that is looked at, the company's journal is folded once
 * more up to it by the very projections of today, into a file that is thrown away. The nearest
 * earlier moment that is still there is taken for a beginning.
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
    const { isReady, shown } = this.#view(companyId, { revision, trueOn });
    return { isReady, percent: Math.floor((100 * (shown + 1)) / (revision + 1)) };
  }

  /** The rows of a moment, once they are there. */
  at(companyId: string, { revision, trueOn }: AskedMoment): Promise<RowReader> {
    return this.#view(companyId, { revision, trueOn }).rows;
  }

  /** Where the rows of a moment lie, once they are there. */
  readonly placeAt = async (companyId: string, revision: number): Promise<Place> => {
    const { rows, file } = this.#view(companyId, { revision, trueOn: undefined });
    await rows;
    return { file };
  };

  /** Lets go of a company's moments: somebody's data must not be found in them any more. */
  async forget(companyId: string): Promise<void> {
    const views = [...this.#views].filter(([, view]) => view.companyId === companyId);
    for (const [key] of views) this.#views.delete(key);
    await Promise.all(views.map(([, view]) => this.#drop(view)));
  }

  async close(): Promise<void> {
    const views = [...this.#views.values()];
    this.#views.clear();
    await this.#turn.catch(() => undefined);
    await Promise.all(views.map((view) => this.#drop(view)));
  }

  #view(companyId: string, moment: Wanted): View {
    const key = keyOf(companyId, moment);
    const view = this.#views.get(key) ?? this.#newView(companyId, moment);
    this.#views.delete(key);
    this.#views.set(key, view);
    return view;
  }

  #newView(companyId: string, moment: Wanted): View {
    const { revision, trueOn } = moment;
    const waiting = [...this.#views.values()].filter(({ isReady }) => !isReady);
    if (waiting.length >= VIEWS_WAITING) throw new RequestError(503, 'request.busy');
    const key = keyOf(companyId, moment);
    const file = join(this.options.folder, `${encodeURIComponent(key)}.db`);
    const rows = this.#turn.then(() => this.#make(view));
    const view: View = {
      ...{ companyId, revision, trueOn, file, rows },
      shown: -1,
      isReady: false,
    };
    this.#turn = rows.catch(() => {
      // The next who looks tries again.
      this.#views.delete(key);
    });
    return view;
  }

  async #make(view: View): Promise<Rows> {
    const { events, keys, fold, read } = this.options;
    const { companyId, revision: until, trueOn, file } = view;
    const nearest = this.#nearestBefore(view);
    if (nearest !== undefined) {
      await copyFile(nearest.file, file);
      view.shown = nearest.revision;
    }
    const order = { events, keys, file, stream: journalStream(companyId), until };
    await fold({ ...order, ...(trueOn !== undefined && { trueOn }) }, (revision) => {
      view.shown = revision;
    });
    view.isReady = true;
    await this.#dropOldest();
    return read(file);
  }

  #nearestBefore({ companyId, revision, trueOn }: View): View | undefined {
    const earlier = [...this.#views.values()].filter(
      (other) =>
        other.isReady &&
        other.companyId === companyId &&
        other.trueOn === trueOn &&
        other.revision < revision,
    );
    return earlier.reduce<View | undefined>(
      (nearest, other) => (nearest && nearest.revision > other.revision ? nearest : other),
      undefined,
    );
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
    await Promise.all(['', '-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
  }
}
