/** An event on its way into the log; data and metadata are bytes, as on the wire. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface Logged extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}

export type Expected = number | 'no-stream' | 'any' | 'stream-exists';

/** What becomes of an append: `actual` is the last revision of the stream, -1 when it has none. */
export type Outcome =
  | { readonly kind: 'written'; readonly last: Logged; readonly isAgain: boolean }
  | { readonly kind: 'wrongVersion'; readonly actual: number };

/** Positions grow by more than one, as they do in a log of bytes: nobody may count on the next. */
const step = 100n;

/**
 * The events of a stand-in, kept in memory. Appends are judged as EventStoreDB judges them: an
 * expected revision recognises a retry by the ids that lie behind it, 'any' by ids that are
 * remembered, which a restart forgets.
 */
export class MemoryLog {
  private readonly written: Logged[] = [];
  /** How many of them can be read. */
  private indexed = 0;
  private readonly streams = new Map<string, Logged[]>();
  private remembered = new Map<string, Logged>();
  private readonly deleted = new Set<string>();
  private readonly beginnings = new Map<string, number>();
  private readonly followers = new Set<() => void>();
  private bytes = 0;

  constructor(private readonly bytesMax: number) {}

  /** What can be read of all streams, in order. */
  get events(): readonly Logged[] {
    return this.indexed === this.written.length
      ? this.written
      : this.written.slice(0, this.indexed);
  }

  stream(name: string): readonly Logged[] {
    const all = this.streams.get(name) ?? [];
    if (this.indexed === this.written.length) return all;
    return all.filter((event) => this.isIndexed(event));
  }

  /** Deletes a stream for good, as an operator can. */
  delete(name: string): void {
    this.deleted.add(name);
  }

  isDeleted(name: string): boolean {
    return this.deleted.has(name);
  }

  /** Keeps what lies before a revision from being read, as an operator can by `$tb`. */
  truncate(name: string, before: number): void {
    this.beginnings.set(name, before);
  }

  /** The first revision of a stream that can be read. */
  beginOf(name: string): number {
    return this.beginnings.get(name) ?? 0;
  }

  /** How much has been written, whether or not it can be read. */
  get size(): number {
    return this.written.length;
  }

  isIndexed({ position }: Logged): boolean {
    return position <= BigInt(this.indexed) * step;
  }

  /** Lets everything that has been written up to an event be read. */
  index({ position }: Logged): void {
    this.indexed = Math.max(this.indexed, Number(position / step));
    for (const listener of [...this.followers]) listener();
  }

  /** Whether so many bytes more would be too many. */
  isFullFor(proposed: readonly Proposed[]): boolean {
    return this.bytes + sizeOf(proposed) > this.bytesMax;
  }

  append(name: string, proposed: readonly Proposed[], expected: Expected): Outcome {
    const outcome = this.appendUnread(name, proposed, expected);
    if (outcome.kind === 'written') this.index(outcome.last);
    return outcome;
  }

  /** Written, but not to be read before it is indexed. */
  appendUnread(name: string, proposed: readonly Proposed[], expected: Expected): Outcome {
    const there = this.streams.get(name) ?? [];
    const last = there.length - 1;
    const again = this.retryOf(name, there, proposed, expected);
    if (again !== undefined) return { kind: 'written', last: again, isAgain: true };
    const isWrong =
      typeof expected === 'number'
        ? expected !== last
        : (expected === 'no-stream' && last >= 0) || (expected === 'stream-exists' && last < 0);
    if (isWrong) return { kind: 'wrongVersion', actual: last };
    return { kind: 'written', last: this.write(name, there, proposed), isAgain: false };
  }

  /** What a restart of the server forgets. */
  forget(): void {
    this.remembered = new Map();
  }

  /** Calls back whenever more can be read, until the returned function is called. */
  follow(listener: () => void): () => void {
    this.followers.add(listener);
    return () => this.followers.delete(listener);
  }

  /** Index of the first event at or behind a position. */
  indexOf(position: bigint): number {
    return Number((position + step - 1n) / step) - 1;
  }

  /** The log as a backup taken before its last events has it. */
  forgetLast(count: number): void {
    for (const { stream, id } of this.written.splice(-count)) {
      this.streams.get(stream)?.pop();
      this.remembered.delete(id);
    }
    this.indexed = this.written.length;
  }

  private retryOf(
    name: string,
    there: readonly Logged[],
    proposed: readonly Proposed[],
    expected: Expected,
  ): Logged | undefined {
    if (expected === 'stream-exists') return undefined;
    const found = proposed.map(({ id }, at) => {
      if (expected !== 'any') return there[(expected === 'no-stream' ? 0 : expected + 1) + at];
      const known = this.remembered.get(id);
      return known?.stream === name ? known : undefined;
    });
    return found.every((event, at) => event?.id === proposed[at]?.id) ? found.at(-1) : undefined;
  }

  private write(name: string, there: Logged[], proposed: readonly Proposed[]): Logged {
    const created = Date.now();
    for (const event of proposed) {
      const position = BigInt(this.written.length + 1) * step;
      const logged = { ...event, stream: name, revision: there.length, position, created };
      there.push(logged);
      this.written.push(logged);
      this.remembered.set(event.id, logged);
    }
    this.bytes += sizeOf(proposed);
    this.streams.set(name, there);
    const last = there.at(-1);
    if (last === undefined) throw new Error(`${name}: an append without events`);
    return last;
  }
}

function sizeOf(events: readonly Proposed[]): number {
  return events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length + 200, 0);
}
