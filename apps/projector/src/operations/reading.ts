import type { Batch, EventStore, RecordedEvent, SubscribeOptions } from '@balcao/event-store';

/** A batch of events from when it came until the next was asked for. */
export interface ReadBatch {
  readonly events: readonly RecordedEvent[];
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly caughtUp: boolean;
}

/** Called when a batch is done with. */
export type OnDone = (batch: ReadBatch, ms: number) => void;

/**
 * What is being folded, seen from its subscriptions: those who fold ask for the next batch when
 * the rows of the last are written.
 */
export class Reading {
  readonly #batches = new Set<{ batch: ReadBatch; isDone: boolean }>();

  constructor(
    private readonly onDone: OnDone,
    private readonly now: () => number = Date.now,
  ) {}

  /** The same store; what it is asked for by subscription is watched. */
  watch(store: EventStore): EventStore {
    return {
      append: (stream, events, expected) => store.append(stream, events, expected),
      read: (stream, options) => store.read(stream, options),
      last: (stream) => store.last(stream),
      readAll: (options) => store.readAll(options),
      subscribe: (options) => this.#follow(store, options),
      head: () => store.head(),
      identity: () => store.identity(),
      needs: () => store.needs(),
      raiseNeeds: (needs) => store.raiseNeeds(needs),
      ping: () => store.ping(),
      close: () => store.close(),
    };
  }

  /** The batches in hand. */
  inHand(): readonly ReadBatch[] {
    return [...this.#batches].filter(({ isDone }) => !isDone).map(({ batch }) => batch);
  }

  /** How old the oldest event is that is waiting to be folded, in seconds; 0 when none is. */
  lagSeconds(): number {
    const ages = [...this.#batches].map(({ batch, isDone }) => {
      // Behind a batch that was not the last, the next event is at least about as old as its last.
      const next = isDone ? (batch.caughtUp ? undefined : batch.events.at(-1)) : batch.events[0];
      return next === undefined ? 0 : this.now() - Date.parse(next.storedAt);
    });
    return Math.max(0, ...ages) / 1_000;
  }

  async *#follow(store: EventStore, options: SubscribeOptions | undefined): AsyncGenerator<Batch> {
    const nothing: ReadBatch = { events: [], receivedAt: this.now(), caughtUp: true };
    const place = { batch: nothing, isDone: true };
    this.#batches.add(place);
    try {
      for await (const batch of store.subscribe(options)) {
        const { events, caughtUp } = batch;
        place.batch = { events, caughtUp, receivedAt: this.now() };
        place.isDone = false;
        yield batch;
        place.isDone = true;
        this.onDone(place.batch, this.now() - place.batch.receivedAt);
      }
    } finally {
      this.#batches.delete(place);
    }
  }
}
