import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable } from '../errors.js';
import { Silent } from './failures.js';
import { eventsBuffered } from './limits.js';

/** What is used of a read or a subscription of the client. */
export interface ClientStream {
  readonly readableLength: number;
  on(event: string, listener: (item: unknown) => void): this;
  pause(): this;
  resume(): this;
  cancel?(): Promise<void>;
  unsubscribe?(): Promise<void>;
}

/** What arrives: an event, or a mark in its place among the events. */
export type Arrival<E, M> = { readonly event: E } | { readonly mark: M };

/** Something that the server said between two events. */
interface Placed<M> {
  readonly behind: number;
  readonly mark: M;
}

const always = (): Promise<boolean> => Promise.resolve(true);

/**
 * Takes one by one what a stream of the client delivers. What is not taken is not fetched, except
 * for a small buffer: a slow reader slows the server down.
 */
export class Incoming<E, M = never> {
  private arrived: E[] = [];
  private at = 0;
  private takenBefore = 0;
  private readonly marks: Placed<M>[] = [];
  private failure: { readonly error: unknown } | undefined;
  private isOver = false;
  private isPaused = false;
  private isStirred = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly stream: ClientStream,
    private readonly translate: (error: unknown) => unknown,
    private readonly isCutOff: () => boolean = () => false,
  ) {
    const end = () => {
      this.isOver = true;
      this.stir();
    };
    stream.on('end', end).on('close', end);
    stream.on('error', (error) => {
      this.failure ??= { error };
      this.stir();
    });
    stream.on('data', (event) => {
      this.arrived.push(event as E);
      if (this.arrived.length - this.at >= eventsBuffered) this.pause();
      this.stir();
    });
  }

  /** Wakes the reader that waits. */
  readonly stir = (): void => {
    this.isStirred = true;
    this.wake();
  };

  /** Places a mark behind all that has arrived until now. */
  place(mark: M): void {
    const behind = this.takenBefore + this.arrived.length + this.stream.readableLength;
    this.marks.push({ behind, mark });
    this.stir();
  }

  /** The next arrival, or undefined when nothing waits. */
  take(): Arrival<E, M> | undefined {
    const [first] = this.marks;
    if (first !== undefined && first.behind <= this.takenBefore + this.at) {
      this.marks.shift();
      return { mark: first.mark };
    }
    if (this.at >= this.arrived.length) {
      this.takenBefore += this.at;
      this.arrived = [];
      this.at = 0;
      this.resume();
      return undefined;
    }
    const event = this.arrived[this.at] as E;
    this.at += 1;
    return { event };
  }

  /** Whether nothing waits to be taken. */
  get isDrained(): boolean {
    const waiting = this.arrived.length - this.at + this.stream.readableLength;
    return waiting === 0 && this.marks.length === 0;
  }

  /**
   * Resolves when something more may have arrived: true, or false at the end. Throws the port's
   * error when the stream has failed, or when nothing has come within the time and it is lost.
   */
  async more(withinMs: number, isLost: () => Promise<boolean> = always): Promise<boolean> {
    if (!this.isStirred) {
      if (this.failure !== undefined) throw this.translate(this.failure.error);
      if (this.isOver && this.isCutOff()) {
        throw new StoreUnavailable('the connection was given up while something was read');
      }
      if (this.isOver) return false;
      if (!(await this.stirred(withinMs)) && (await isLost())) {
        throw this.translate(new Silent(`the event store sent nothing for ${withinMs} ms`));
      }
      // What comes with it in the same turn is taken together.
      await nextTurn();
    }
    this.isStirred = false;
    return true;
  }

  /** All events to the end of a read. */
  async *drain(limits: { readonly deadlineMs: number; assertOpen(): void }): AsyncGenerator<E> {
    try {
      do {
        for (let next = this.take(); next !== undefined; next = this.take()) {
          if ('event' in next) yield next.event;
        }
      } while (await this.more(limits.deadlineMs));
      // A read that is cancelled ends as one that is complete.
      limits.assertOpen();
    } finally {
      this.leave();
    }
  }

  /** Tells the server that nothing more is wanted. */
  leave(): void {
    const left = this.stream.cancel?.() ?? this.stream.unsubscribe?.();
    // A stream that could not even be opened cannot be left either.
    left?.catch(() => undefined);
    // Only a stream that flows comes to its end.
    this.stream.resume();
  }

  private pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    this.stream.pause();
  }

  private resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    this.stream.resume();
  }

  private stirred(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isStirred: boolean) => {
        clearTimeout(timer);
        this.wake = () => undefined;
        resolve(isStirred);
      };
      const expire = () => {
        settle(false);
      };
      const timer = setTimeout(expire, withinMs);
      this.wake = () => {
        settle(true);
      };
    });
  }
}
