import { EventUnreadable } from '@balcao/event-store';
import type { Batch, EventStore, RecordedEvent, UnreadableEvent } from '@balcao/event-store';
import { LeaseLost, StoreUnavailable } from '@balcao/read-store';
import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { FoldedEvent } from '../projection.js';
import { markSpoken } from './doubt.js';
import { foldBatch } from './fold-batch.js';
import type { FoldedBatch } from './fold-batch.js';
import {
  firstStops,
  gapBefore,
  joined,
  nothing,
  refusedEvent,
  unreadEvent,
  type Gap,
} from './lane-parts.js';
import type { OnTrouble, StalledStream } from './progress.js';
import { foldedEvent } from './projection-set.js';
import type { ProjectionSet } from './projection-set.js';
import { shareNote } from './share-note.js';
import { placeAfter, rowsName, sourceOf, sourceText, type Place } from './source.js';

/** Which rows a lane folds, and under which checkpoint it writes them. */
export interface FoldLaneOptions {
  /** Where events that a subscription has left out are read again. */
  readonly store: Pick<EventStore, 'read'>;
  readonly rows: ReadStore;
  readonly set: ProjectionSet;
  /** The identity of the log. */
  readonly log: string;
  /** The checkpoint's name. */
  readonly name: string;
  /** Whether its rows are the ones that are read, so that other builds may go on with them. */
  readonly isLive?: boolean | undefined;
  /** Categories whose streams' revisions the checkpoint keeps; few, for they are all in memory. */
  readonly tracked: readonly string[];
  /** Streams that are stopped; the lane adds those it cannot fold. */
  readonly stalled: Map<string, StalledStream>;
  /** Without it nothing is written, where several processes may fold. */
  readonly lease?: Lease;
  readonly onTrouble: OnTrouble;
}

/** The most events that are read again and folded together. */
const gapPage = 1_000;

/** The streams that go on under one checkpoint: folded in order, written with it. */
export class FoldLane {
  readonly #options: FoldLaneOptions;
  readonly #seen = new Map<string, number>();
  readonly #rowsNames: readonly string[];
  #written: Place = nowhere;
  #reached: Place = nowhere;

  constructor(options: FoldLaneOptions) {
    this.#options = options;
    this.#rowsNames = options.set.projections.map(rowsName);
  }

  /** Where the rows stand. */
  begin(start: Checkpoint | undefined): void {
    this.#seen.clear();
    const witness = start && sourceOf(start)?.witness;
    this.#written = this.#reached = { position: start?.position, witness };
    for (const [id, revision] of Object.entries(start?.revisions ?? {})) {
      this.#seen.set(id, revision);
    }
  }

  /** From here a restart goes on: it waits where a stream is stopped. */
  get written(): string | undefined {
    return this.#written.position;
  }

  /**
   * Folds and writes the next events, behind which the log is read up to a place. Where they leave
   * all rows as they are, the checkpoint is moved now, or later by `settle`.
   */
  async take(
    { events, unreadable = [] }: Pick<Batch, 'events' | 'unreadable'>,
    reached: Place,
    settles: 'now' | 'later',
  ): Promise<FoldedBatch> {
    const stops = firstStops(unreadable.filter((one) => this.#stops(one)));
    if (stops.size > 0) return this.#takeUntil(stops, events, reached);
    // Whoever waits for an event hears of it, also where the rows have shown it before.
    if (events.length > 0) return this.#takeWhole(events, reached);
    this.#reached = reached;
    if (settles === 'now') await this.settle();
    return nothing;
  }

  /** Whether an event that cannot be read stops its stream; one that is left out does not. */
  #stops(event: UnreadableEvent): boolean {
    return !this.#options.stalled.has(event.stream) && !this.#options.set.isSkipped(event);
  }

  /** Events behind one that cannot be read wait for it; other streams go on. */
  async #takeUntil(
    stops: ReadonlyMap<string, UnreadableEvent>,
    events: readonly RecordedEvent[],
    reached: Place,
  ): Promise<FoldedBatch> {
    const before = events.filter(({ stream, revision }) => {
      return revision < (stops.get(stream)?.revision ?? Infinity);
    });
    const folded = await this.#takeWhole(before, this.#reached);
    const stopped = { ...nothing, stalled: [...stops.values()].map(unreadEvent) };
    await this.#write(stopped, reached);
    return joined([folded, stopped]);
  }

  /** Lets others know where the rows stand, and of which log they are. */
  async announce(): Promise<void> {
    const { rows, name, isLive } = this.#options;
    await this.#write(nothing, this.#reached);
    if (isLive === true) await markSpoken(rows, name);
  }

  /** Where a batch ends. */
  placeAfter(batch: Parameters<typeof placeAfter>[0]): Place {
    return placeAfter(batch, this.#reached);
  }

  /** Moves the checkpoint past events that left all rows as they were. */
  async settle(): Promise<void> {
    if (this.#restart(this.#reached).position === this.#written.position) return;
    await this.#write(nothing, this.#reached);
  }

  /** Reads what is missing between the events from their streams before it goes on. */
  async #takeWhole(events: readonly RecordedEvent[], reached: Place): Promise<FoldedBatch> {
    const before = new Map<string, number>();
    const parts: FoldedBatch[] = [];
    let begun = 0;
    for (const [at, recorded] of events.entries()) {
      const gap = this.#gapBefore(foldedEvent(recorded), before);
      if (gap === undefined) continue;
      if (at > begun) parts.push(await this.#takeAll(events.slice(begun, at), this.#reached));
      parts.push(...(await this.#fill(gap)));
      begun = at;
    }
    parts.push(await this.#takeAll(begun === 0 ? events : events.slice(begun), reached));
    return joined(parts);
  }

  #gapBefore(event: FoldedEvent, before: Map<string, number>): Gap | undefined {
    if (this.#options.stalled.has(event.stream) || !this.#isTracked(event)) return undefined;
    return gapBefore(event, before, this.#seen);
  }

  /** A stream whose missing events are not found is stopped: its rows would be wrong for ever. */
  async #fill({ stream, from, until }: Gap): Promise<readonly FoldedBatch[]> {
    const { store, set, onTrouble } = this.#options;
    const parts: FoldedBatch[] = [];
    let next = from;
    while (next < until) {
      const page: RecordedEvent[] = [];
      const limit = Math.min(gapPage, until - next);
      try {
        for await (const event of store.read(stream, { from: next, limit })) {
          if (event.revision === next + page.length) page.push(event);
        }
      } catch (error) {
        if (!(error instanceof EventUnreadable)) throw error;
      }
      if (page.length > 0) parts.push(await this.#takeAll(page, this.#reached));
      else if (!set.isSkipped({ stream, revision: next })) break;
      next += Math.max(page.length, 1);
    }
    onTrouble({ kind: 'gap', stream, from, events: next - from });
    if (next === until) return parts;
    const error = `the event store does not return revision ${next}`;
    const missing = { stream, revision: next, type: '', projection: '', error } as const;
    const stopped = { ...nothing, stalled: [{ ...missing, isMissing: true as const }] };
    await this.#write(stopped, this.#reached);
    return [...parts, stopped];
  }

  /** Events whose rows the store does not take are written in halves, until it is known which. */
  async #takeAll(events: readonly RecordedEvent[], reached: Place): Promise<FoldedBatch> {
    const folded = await this.#fold(events);
    try {
      await this.#write(folded, reached);
      return folded;
    } catch (error) {
      if (isOfStore(error)) throw error;
      const [event] = events;
      if (event !== undefined && events.length === 1) {
        return this.#takeOrStop(event, reached, error);
      }
      const half = Math.ceil(events.length / 2);
      return joined([
        await this.#takeAll(events.slice(0, half), this.#reached),
        await this.#takeAll(events.slice(half), reached),
      ]);
    }
  }

  /** Where the store takes nothing at all, it is the store that failed, and not the event. */
  async #takeOrStop(event: RecordedEvent, reached: Place, first: unknown): Promise<FoldedBatch> {
    await this.#write(nothing, this.#reached).catch(() => {
      throw first;
    });
    const folded = await this.#fold([event]);
    try {
      await this.#write(folded, reached);
      return folded;
    } catch (error) {
      if (isOfStore(error)) throw error;
      const stopped = { ...nothing, stalled: [refusedEvent(this.#options.set, event, error)] };
      await this.#write(stopped, reached);
      return stopped;
    }
  }

  #fold(events: readonly RecordedEvent[]): Promise<FoldedBatch> {
    const { rows, set } = this.#options;
    return foldBatch(set, rows, events, (event) => this.#isNew(event));
  }

  /** A restart has to find the stopped stream's events again: the position waits for them. */
  #restart(reached: Place, stops = 0): Place {
    return this.#options.stalled.size + stops > 0 ? this.#written : reached;
  }

  async #write(folded: FoldedBatch, reached: Place): Promise<void> {
    const { rows, name, lease, stalled, log, onTrouble } = this.#options;
    const place = this.#restart(reached, folded.stalled.length);
    const { position } = place;
    const stopped = [...stalled.values(), ...folded.stalled];
    const fence = lease && {
      lease,
      note: shareNote({ position: reached.position, stalled: stopped }),
    };
    const revisions = this.#tracked(folded);
    const source = sourceText({ log, rows: this.#rowsNames, ...place });
    await rows.write(folded.changes, { name, position, revisions, source }, fence);
    for (const [id, revision] of Object.entries(revisions)) this.#seen.set(id, revision);
    this.#written = place;
    this.#reached = reached;
    for (const failure of folded.stalled) {
      stalled.set(failure.stream, failure);
      onTrouble({ kind: 'stalled', stalled: failure });
    }
  }

  #isNew(event: FoldedEvent): boolean {
    if (this.#options.stalled.has(event.stream)) return false;
    if (!this.#isTracked(event)) return true;
    return event.revision > (this.#seen.get(event.streamId) ?? -1);
  }

  #isTracked({ category }: FoldedEvent): boolean {
    return this.#options.tracked.includes(category);
  }

  #tracked({ last }: FoldedBatch): Readonly<Record<string, number>> {
    const revisions: Record<string, number> = {};
    for (const event of last.values()) {
      if (this.#isTracked(event)) revisions[event.streamId] = event.revision;
    }
    return revisions;
  }
}

/** Before the first event. */
const nowhere: Place = { position: undefined };

/** Whether no event is to blame: the store is away, or somebody else writes now. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof LeaseLost;
