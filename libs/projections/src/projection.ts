import type { Json } from '@balcao/event-store';
import type { AnyCollection, Collection, Row } from '@balcao/read-store';

/** An event on its way into rows. */
export interface FoldedEvent {
  readonly stream: string;
  /** The part of the stream's name before its first `-`: `journal`, `draft`, `user`. */
  readonly category: string;
  /** The part behind it: the id of the company, draft or user. */
  readonly streamId: string;
  readonly revision: number;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/** What an event's declaration names of it. */
export interface EventShape {
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
}

type Place = Omit<FoldedEvent, 'type' | 'data' | 'metadata'>;

/** The events of a union with their place; narrowed by `type`. */
export type Folded<E extends EventShape> = E extends EventShape
  ? Place & {
      readonly type: E['type'];
      readonly data: E['data'];
      readonly metadata: E extends { readonly metadata: infer M } ? M : Json;
    }
  : never;

/** Which row an event touches. The partition is the event's stream id unless it says otherwise. */
export interface RowKey {
  readonly id: string;
  readonly partition?: string;
}

/** A row as a fold makes it: its revision is the runner's affair. */
export type Unstamped<R extends Row> = Omit<R, 'revision'>;

/**
 * A pure fold from events to the rows of one collection, which no other projection writes. When the
 * fold changes what it makes, the collection's `version` is raised: the rows are then rebuilt.
 */
export interface Projection<R extends Row, E extends EventShape> {
  /** What the screen shows, in kebab-case. */
  readonly name: string;
  /** Whose streams it reads: `journal`, `draft`, `user`. All rows of a key come from one stream. */
  readonly category: string;
  readonly collection: Collection<R>;
  /** The types of events that reach `keys` and `fold`; no other does. */
  readonly events: readonly E['type'][];
  /** The rows that the event touches, each once; none when it leaves all as they are. */
  readonly keys: (event: Folded<E>) => readonly RowKey[];
  /**
   * The row behind the event, an object made for it; undefined removes it; the same object as
   * before leaves it untouched.
   */
  readonly fold: (
    row: R | undefined,
    event: Folded<E>,
    key: Required<RowKey>,
  ) => Unstamped<R> | undefined;
}

/** A projection whose rows and events do not matter: what the runner sees. */
export interface AnyProjection {
  readonly name: string;
  readonly category: string;
  readonly collection: AnyCollection;
  readonly events: readonly string[];
  keys(event: FoldedEvent): readonly RowKey[];
  fold(row: Row | undefined, event: FoldedEvent, key: Required<RowKey>): Unstamped<Row> | undefined;
}

/**
 * Declares a projection. From here on its types are forgotten: the runner calls it with events of
 * its category and types only, and with rows that it made itself.
 */
export function defineProjection<R extends Row, E extends EventShape>(
  projection: Projection<R, E>,
): AnyProjection {
  return projection as unknown as AnyProjection;
}
