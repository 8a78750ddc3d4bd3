import { slices, type Books } from './books.js';
import { followClock } from './clock/clock.slice.js';
import type { JournalEvent } from './events.js';
import type { Recorded, Slice } from './kernel/index.js';
import { assert } from './refusal.js';
import { follow } from './threads/index.js';

type Apply = (slice: Slice, data: JournalEvent['data'], recorded: Recorded) => void;

interface Handler {
  readonly slice: keyof typeof slices;
  readonly apply: Apply;
}

/** For each event type, what the contexts do with it; built once. */
const handlers = new Map<string, Handler[]>();
for (const [slice, { evolve }] of Object.entries(slices)) {
  for (const [type, apply] of Object.entries<unknown>(evolve)) {
    const handler = { slice, apply } as Handler;
    handlers.set(type, [...(handlers.get(type) ?? []), handler]);
  }
}

/** Brings the books from before the event to after it. An event that nobody knows is a bug. */
export function evolveBooks(books: Books, event: JournalEvent, recorded: Recorded): void {
  const known = handlers.get(event.type);
  assert(known !== undefined, `no context knows ${event.type}`);
  followClock(books.clock, recorded);
  for (const { slice, apply } of known) apply(books[slice], event.data, recorded);
  follow(books, event, recorded);
}

/** Whether this version of the product has a context for events of the type. */
export function knowsEvent(type: string): boolean {
  return handlers.has(type);
}
