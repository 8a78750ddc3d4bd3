import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import type { EventStore, NewEvent, RecordedEvent } from '../event-store.js';
import type { Position } from '../position.js';

/** How the suite gets at an adapter. */
export interface EventStoreHarness {
  /** An open store, empty or not: the suite keeps to streams and categories of its own. */
  open(): Promise<EventStore>;
  /** The data of the last `open` once more, after `close`; absent where that has no meaning. */
  reopen?(): Promise<EventStore>;
  /** Whether each `open` is of the same log. */
  readonly isShared?: boolean;
}

/** A sale as a till reports it. */
export function sold(article: string, quantity = '1'): NewEvent {
  return {
    id: randomUUID(),
    type: 'Sold',
    data: { article, quantity },
    metadata: { actorId: 'maria', schemaVersion: 1 },
  };
}

/** `count` sales, told apart by the article's name. */
export function sales(count: number): readonly NewEvent[] {
  return Array.from({ length: count }, (_, i) => sold(`article ${i + 1}`));
}

/** A category that no other test, and no earlier run on the same server, has used. */
export function freshCategory(): string {
  return `till${randomUUID().replaceAll('-', '')}`;
}

/** A stream that no test has written to: servers keep those of earlier runs. */
export function freshStream(category = freshCategory()): string {
  return `${category}-${randomUUID().replaceAll('-', '')}`;
}

/** All items until the source ends by itself; a subscription never does. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** In the order in which they were read. */
export function idsOf(events: readonly { readonly id: string }[]): readonly string[] {
  return events.map(({ id }) => id);
}

/** Each in its own stream, in the order in which they were read. */
export function revisionsOf(events: readonly RecordedEvent[]): readonly number[] {
  return events.map(({ revision }) => revision);
}

/** Where the order of all streams stands now: the position of an event written for that purpose. */
export async function mark(store: EventStore): Promise<Position> {
  const { position } = await store.append(freshStream(), sales(1), 'no-stream');
  return position;
}

/** Opens a store before each test of the enclosing describe and closes it afterwards. */
export function useStore(harness: EventStoreHarness): () => EventStore {
  let store: EventStore | undefined;
  beforeEach(async () => {
    store = await harness.open();
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
  });
  return () => {
    if (store === undefined) throw new Error('no store is open outside a test');
    return store;
  };
}
