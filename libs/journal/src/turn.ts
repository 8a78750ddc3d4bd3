import type { NewEvent } from '@balcao/event-store';
import type { Head } from './open-books.js';

/**
 * Something that waits its turn with a company's books. It is taken on the books as they are, which
 * may be ahead of what is durable, and answered once all it was taken on is durable. When that is
 * taken back, so is the turn, and it is taken again.
 */
export interface Turn {
  /** Decides, or reads. Never throws: a refusal is part of the answer. */
  take(): void;
  /** What it wants appended. */
  readonly events: readonly NewEvent[];
  /** Of its events as JSON, about as a store counts them. */
  readonly bytes: number;
  /** Where the books stood when it had been taken. */
  readonly head: Head;
  /** All it was taken on is durable. */
  answer(): void;
  fail(error: unknown): void;
}

/** What taking a turn came to. */
export interface Taken<T> {
  readonly value: T;
  readonly events: readonly NewEvent[];
  readonly bytes: number;
}

/** A turn that wants nothing appended. */
export const withoutEvents = <T>(value: T): Taken<T> => ({ value, events: [], bytes: 0 });

/** The turn of somebody who waits for a value. */
export class ValueTurn<T> implements Turn {
  events: readonly NewEvent[] = [];
  bytes = 0;
  head: Head;
  readonly value: Promise<T>;
  private readonly resolve: (value: T) => void;
  private readonly reject: (error: unknown) => void;
  private taken: Taken<T> | undefined;
  private refusal: unknown;

  constructor(
    private readonly books: { readonly head: Head },
    /** Throws its refusal, and then has changed nothing. */
    private readonly work: () => Taken<T>,
  ) {
    this.head = books.head;
    const { promise, resolve, reject } = deferred<T>();
    this.value = promise;
    this.resolve = resolve;
    this.reject = reject;
  }

  take(): void {
    try {
      this.taken = this.work();
      this.events = this.taken.events;
      this.bytes = this.taken.bytes;
    } catch (error) {
      this.taken = undefined;
      this.events = [];
      this.bytes = 0;
      this.refusal = error;
    }
    this.head = this.books.head;
  }

  answer(): void {
    if (this.taken === undefined) this.reject(this.refusal);
    else this.resolve(this.taken.value);
  }

  fail(error: unknown): void {
    this.reject(error);
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
