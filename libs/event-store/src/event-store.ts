import type { Position } from './position.js';

/** A value that survives JSON unchanged: no `Date`, `bigint`, `undefined` or class. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An event on its way into a stream. `id` is a UUID: writing the same id twice changes nothing. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/** An event as the store keeps it. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** The event's place in its stream, from 0. */
  readonly revision: number;
  /** The event's place among all streams; opaque, comparable with `comparePositions`. */
  readonly position: Position;
  /** When the store wrote it: UTC ISO instant, by the store's clock. */
  readonly storedAt: string;
}

/** What the writer believes of the stream: its last revision, or that it has no event yet. */
export type ExpectedRevision = number | 'no-stream' | 'any';

/** Where an append has put its events: they are durable once this is answered. */
export interface Appended {
  /** The revision of the last event written. */
  readonly revision: number;
  readonly position: Position;
}

/** Which part of a stream is read, and in which order. */
export interface ReadOptions {
  /** First revision to read; from the start (or, backwards, the end) when absent. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

/** Which part of the whole log is read: always forwards, in the order of positions. */
export interface AllOptions {
  /** Only what lies behind this position, else `PositionUnknown`; everything when absent. */
  readonly after?: Position;
  /** Only streams of these categories: the part of a stream's name before its first `-`. */
  readonly categories?: readonly string[];
}

/** What a subscription follows, and until when. */
export interface SubscribeOptions extends AllOptions {
  /**
   * Only what is written from now on; `after` counts for nothing then. The first batch is empty and
   * comes at once: what was written behind it is delivered.
   */
  readonly fromEnd?: boolean;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal;
  /** The most events that one batch carries. */
  readonly batchSize?: number;
}

/**
 * What a subscription delivers: events in order, and how far it has looked. `position` may lie
 * behind the last event, when what follows belonged to other categories: it is what a checkpoint
 * records. `caughtUp` is true when nothing more was waiting.
 */
export interface Batch {
  readonly events: readonly RecordedEvent[];
  readonly position: Position | undefined;
  readonly caughtUp: boolean;
  /** Events that are there and cannot be read, and are not among the others; absent without any. */
  readonly unreadable?: readonly UnreadableEvent[];
}

/** An event on a damaged page, or that is no JSON any more, by its place. */
export interface UnreadableEvent {
  readonly stream: string;
  readonly revision: number;
}

/** What a version of the product has to know to read a log. */
export interface LogNeeds {
  /** Grows with each kind or shape of event that earlier versions do not know. */
  readonly format: number;
  /** The first version of the product that knows this format. */
  readonly version: string;
}

/**
 * Streams of events, append-only and durable: an append that has answered survives the loss of
 * power. Events of one append become visible together. A stream's category is the part of its name
 * before the first `-`.
 *
 * Errors: `WrongExpectedRevision`, `StoreUnavailable`, `AppendOutcomeUnknown`, `PositionUnknown`,
 * see `errors.ts`.
 */
export interface EventStore {
  /**
   * Appends all events or none. The same event ids sent again at the same place answer what the
   * first append answered, so that a retry after a lost answer is safe.
   */
  append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended>;

  /** The events of one stream; nothing when it does not exist. */
  read(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;

  /** The last event of a stream, or undefined when it has none. */
  last(stream: string): Promise<RecordedEvent | undefined>;

  /** Events of all streams in the order of their positions, to the end as it is now. */
  readAll(options?: AllOptions & { readonly limit?: number }): AsyncIterable<RecordedEvent>;

  /**
   * Events of all streams, first those that exist, then those to come, until aborted. The next
   * batch is fetched when it is asked for: a slow reader slows nobody down and loses nothing.
   * `PositionUnknown` also later, when a lost server came back without what it had delivered.
   */
  subscribe(options?: SubscribeOptions): AsyncIterable<Batch>;

  /** The position of the last event, also of one that no read shows; undefined where none is. */
  head(): Promise<Position | undefined>;

  /**
   * The id that the log was given when it was created, or when it was first asked for. Copies and
   * backups keep it, another log has another; it is no event, and no read shows it.
   */
  identity(): Promise<string>;

  /** What it takes to read the log; undefined where every version can. */
  needs(): Promise<LogNeeds | undefined>;

  /** Keeps with the log what it takes to read it from now on; never lowers it. It is no event. */
  raiseNeeds(needs: LogNeeds): Promise<void>;

  /** Answers when the store can be read and written; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;

  close(): Promise<void>;
}

/** The part of a stream's name before its first `-`. */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash === -1 ? stream : stream.slice(0, dash);
}
