import { setTimeout as sleep } from 'node:timers/promises';
import { PositionUnknown } from '@balcao/event-store';
import type { EventStore, Position, RecordedEvent } from '@balcao/event-store';
import type { Checkpoint, LeaseState, ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { Judge } from './doubt.js';
import { Freshness } from './freshness.js';
import { PendingEvents } from './pending-events.js';
import type { Progress } from './progress.js';
import { runnerDefaults, type RunnerStatus } from './runner-options.js';
import { ProjectionSet } from './projection-set.js';
import { parseShareNote } from './share-note.js';
import { allShares, checkpointNames, shareCount, shareName } from './shares.js';
import { readSkips } from './skips.js';

/** Whose rows are followed, and how often they are looked at. */
export interface RowsFollowerOptions {
  readonly store: EventStore;
  readonly rows: Pick<ReadStore, 'leases' | 'checkpoint'>;
  readonly projections: readonly AnyProjection[];
  readonly name?: string;
  /** How often shares are looked at in which rows are expected to change. */
  readonly pollMs?: number;
  readonly retryDelayMs?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/** While nothing folds, nothing has to be asked often. */
const slowestPollMs = 500;

const defaults = { name: 'rows', pollMs: 20, retryDelayMs: 1_000 };

/**
 * Knows how far rows are that other processes fold. The event store tells which rows are about to
 * change; the shares are then looked at until they say that they have.
 */
export class RowsFollower {
  readonly freshness = new Freshness();
  readonly #options: Required<RowsFollowerOptions>;
  readonly #pending: PendingEvents;
  readonly #set: ProjectionSet;
  readonly #stopping = new AbortController();
  #ended: Promise<unknown> = Promise.resolve();
  #waitMs: number;
  #after: Position | undefined;
  #hasBegun = false;
  /** By share: how far the log went when its checkpoint was asked, where the rows did not yet. */
  readonly #late = new Map<number, Position>();
  #wake: (() => void) | undefined;

  constructor(options: RowsFollowerOptions) {
    this.#options = { ...defaults, onProgress: () => undefined, ...options };
    this.#waitMs = this.#options.pollMs;
    this.#set = new ProjectionSet(options.projections);
    this.#pending = new PendingEvents(this.#set);
  }

  start(): void {
    this.#ended = Promise.all([
      this.#again(() => this.#listen()),
      this.#again(() => this.#watchShares()),
    ]);
  }

  /** What all processes that fold say of themselves, and of the streams that stand still. */
  async status(): Promise<RunnerStatus> {
    const { rows, name } = this.#options;
    const [states, skipped] = await Promise.all([
      rows.leases.list(`${name} `),
      readSkips(this.#options.store),
    ]);
    const { shares, members } = this.#read(states);
    const notes = shares.map(({ note }) => parseShareNote(note));
    const said = members.flatMap(statusesIn);
    const held = shares.filter(({ holder }) => holder !== undefined).length;
    const rebuild = said.find((each) => each.rebuild !== undefined)?.rebuild;
    const doubted = said.find((each) => each.doubted !== undefined)?.doubted;
    // Whether it has ended is looked at from now on.
    if (rebuild !== undefined) this.#wake?.();
    const error =
      members.length === 0
        ? 'no projector is running'
        : said.find((each) => each.error !== undefined)?.error;
    return {
      isCaughtUp: held === shareCount && said.every(({ isCaughtUp }) => isCaughtUp),
      position: notes
        .map(({ position = '' }) => position)
        .sort()
        .at(-1),
      stalled: notes.flatMap(({ stalled }) => stalled),
      skipped,
      rebuild,
      doubted,
      error,
    };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake?.();
    await this.#ended;
  }

  async #again(work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await work();
      } catch (error) {
        if (error instanceof PositionUnknown) this.#forget();
        // An unreachable store is everybody's trouble, and is reported by those who need it now.
        await sleep(this.#options.retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Only to what comes: what was there before is asked of the checkpoints, once. */
  async #listen(): Promise<void> {
    const { categories } = this.#set;
    const { signal } = this.#stopping;
    const place = this.#hasBegun
      ? this.#after === undefined
        ? {}
        : { after: this.#after }
      : { fromEnd: true };
    for await (const batch of this.#options.store.subscribe({ categories, signal, ...place })) {
      this.#after = batch.position ?? this.#after;
      if (!this.#hasBegun) await this.#takeStock(batch.position);
      this.#hasBegun = true;
      this.#expect(batch.events);
    }
  }

  /** Forgets all that was known: it is of another log. */
  #forget(): void {
    this.#hasBegun = false;
    this.#after = undefined;
    this.#pending.clear();
    this.#late.clear();
    this.freshness.forget();
  }

  /**
   * The checkpoints report what lies before `head`, now or once they have come so far. Throws while
   * rows are doubted: it is tried again until they are rebuilt.
   */
  async #takeStock(head: Position | undefined): Promise<void> {
    const { store, rows, name } = this.#options;
    const names = checkpointNames(name);
    const { doubt } = await new Judge(store, rows, runnerDefaults.tracked).ofAll(names);
    if (doubt !== undefined) throw new Error(`the rows are rebuilt: ${doubt}`);
    const all = await this.#advanceTo(rows.checkpoint(name));
    for (const share of allShares) {
      const own = await this.#advanceTo(rows.checkpoint(shareName(name, share)));
      const { position = '' } = own ?? all ?? {};
      if (head !== undefined && position < head) this.#late.set(share, head);
    }
    this.#wake?.();
  }

  /** Takes over what a checkpoint says of its companies. */
  async #advanceTo(reading: Promise<Checkpoint | undefined>): Promise<Checkpoint | undefined> {
    const checkpoint = await reading;
    this.freshness.advance(checkpoint?.revisions ?? {});
    return checkpoint;
  }

  #expect(events: readonly RecordedEvent[]): void {
    for (const event of events) this.#pending.add(event);
    if (events.length > 0) this.#waitMs = this.#options.pollMs;
    if (!this.#pending.isEmpty) this.#wake?.();
  }

  async #watchShares(): Promise<void> {
    const { rows, name, pollMs } = this.#options;
    const { signal } = this.#stopping;
    if (this.#pending.isEmpty && this.#late.size === 0 && !this.freshness.isRebuilding) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      return;
    }
    let hasMoved = false;
    const { shares } = this.#read(await rows.leases.list(`${name} `));
    await this.#askAgain(shares);
    for (const state of shares) {
      const share = shareIn(state);
      if (this.#pending.awaits(share) && this.#tell(share, state.note)) hasMoved = true;
    }
    this.#waitMs = hasMoved ? pollMs : Math.min(this.#waitMs * 2, slowestPollMs);
    await sleep(this.#waitMs, undefined, { signal }).catch(() => undefined);
  }

  /** What processes note, by shares and by themselves; heeds whether they rebuild. */
  #read(states: readonly LeaseState[]) {
    const { name } = this.#options;
    const isOf = (kind: string) => (state: LeaseState) => state.name.startsWith(`${name} ${kind} `);
    const members = states.filter(isOf('member')).filter(({ holder }) => holder !== undefined);
    const rebuild = members.flatMap(statusesIn).find((each) => each.rebuild !== undefined)?.rebuild;
    this.freshness.heed(rebuild ? { kind: 'rebuilding', ...rebuild } : { kind: 'rebuilt' });
    return { shares: states.filter(isOf('share')), members };
  }

  /** Shares whose checkpoints were behind when they were asked are asked again in time. */
  async #askAgain(states: readonly LeaseState[]): Promise<void> {
    const { rows, name } = this.#options;
    const arrived = states.filter((state) => {
      const head = this.#late.get(shareIn(state));
      return head !== undefined && (parseShareNote(state.note).position ?? '') >= head;
    });
    if (arrived.length === 0) return;
    // All of them, where rows have been rebuilt since, under the name of the group.
    for (const each of [name, ...arrived.map((state) => state.name)]) {
      await this.#advanceTo(rows.checkpoint(each));
    }
    for (const state of arrived) this.#late.delete(shareIn(state));
  }

  #tell(share: number, text: string | undefined): boolean {
    const { position, stalled } = parseShareNote(text);
    const shown = this.#pending.shownAt(share, position ?? '', stalled);
    this.freshness.advance(shown?.revisions ?? {});
    for (const each of stalled) this.freshness.heed({ kind: 'stalled', stalled: each });
    if (shown === undefined) return false;
    this.#options.onProgress({ position, isCaughtUp: this.#pending.isEmpty, ...shown });
    return true;
  }
}

const shareIn = ({ name }: LeaseState): number => Number.parseInt(name.slice(-2), 10);

/** What a process noted of itself; nothing where it has not yet. */
function statusesIn({ note }: LeaseState): readonly RunnerStatus[] {
  return note === undefined ? [] : [JSON.parse(note) as RunnerStatus];
}
