import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { RecordedEvent } from '@balcao/event-store';
import type { AppendOutcome, CompanyStream } from './company-stream.js';
import { JournalContended, JournalOverloaded } from './errors.js';
import type { JournalLimits } from './limits.js';
import type { Head } from './open-books.js';
import type { Turn } from './turn.js';

/** The books as far as sequencing their turns needs them. */
export interface Sequenced {
  readonly durable: Head;
  readonly head: Head;
  confirm(head: Head): void;
  rollBack(): void;
  fold(stored: RecordedEvent): void;
}

/** Work that needs the books at rest, all of them durable: a snapshot. */
export interface RestWork {
  isDue(): boolean;
  /** Called at rest, synchronously. */
  run(): void;
}

interface Waiting {
  readonly turn: Turn;
  attempts: number;
}

type CommitLimits = Pick<JournalLimits, 'eventsPerAppend' | 'waitingCommands' | 'conflictRetries'>;

/**
 * Takes turns in the order they come, one at a time, on books that run ahead of what is durable.
 * While one append is in flight the turns that follow are taken already and go out together in the
 * next. A turn is answered when all that it and its predecessors decided is durable: a refusal too
 * may rest on an event that the store then does not take.
 */
export class GroupCommit {
  /** Not yet taken: the books must first catch up or come to rest, or are far enough ahead. */
  private waiting: Waiting[] = [];
  /** Taken, in order; the first of them may be in flight. */
  private taken: Waiting[] = [];
  /** How far the books are ahead of what is durable, see `weightOf`. */
  private ahead = 0;
  private isRunning = false;
  private isBehind = false;

  constructor(
    private readonly books: Sequenced,
    private readonly stream: CompanyStream,
    private readonly limits: CommitLimits,
    private readonly restWork: RestWork,
  ) {}

  /** Queues a turn; throws `JournalOverloaded` when too many wait. */
  submit(turn: Turn): void {
    if (this.waiting.length + this.taken.length >= this.limits.waitingCommands) {
      throw new JournalOverloaded(`${this.limits.waitingCommands} commands wait already`);
    }
    this.waiting.push({ turn, attempts: 0 });
    this.takeWaiting();
    if (this.isRunning) return;
    this.isRunning = true;
    void this.run();
  }

  private mustHold(): boolean {
    // One append in flight and the next one full: to decide further ahead gains nothing.
    const isFarAhead = this.ahead >= 2 * this.limits.eventsPerAppend;
    return this.isBehind || isFarAhead || (this.taken.length > 0 && this.restWork.isDue());
  }

  private async run(): Promise<void> {
    while (this.waiting.length + this.taken.length > 0) {
      // What arrives in the same turn of the event loop goes out together.
      await endOfTurn();
      try {
        await this.round();
      } catch (error) {
        // A defect of ours: nobody may be left without an answer, and only the stream is believed.
        this.isBehind = true;
        this.failTaken(error);
      }
    }
    this.isRunning = false;
  }

  private async round(): Promise<void> {
    if (this.isBehind && this.taken.length === 0 && !(await this.catchUp())) return;
    this.takeWaiting();
    const group = this.nextGroup();
    const events = group.flatMap(({ turn }) => turn.events);
    const { revision } = this.books.durable;
    const outcome =
      events.length > 0
        ? await this.stream.append(events, revision)
        : await this.lookAhead(revision);
    this.conclude(group, outcome);
  }

  private takeWaiting(): void {
    while (!this.mustHold()) {
      const entry = this.waiting.shift();
      if (entry === undefined) return;
      entry.turn.take();
      this.taken.push(entry);
      this.ahead += weightOf(entry);
    }
  }

  /** The turns, in order, whose events fit into one append; at least one that has any. */
  private nextGroup(): readonly Waiting[] {
    let events = 0;
    const end = this.taken.findIndex(({ turn }) => {
      const isFirst = events === 0;
      events += turn.events.length;
      return !isFirst && events > this.limits.eventsPerAppend;
    });
    return end === -1 ? [...this.taken] : this.taken.slice(0, end);
  }

  /** With nothing to append, looking proves as an append does that nobody else has written. */
  private async lookAhead(revision: number): Promise<AppendOutcome> {
    try {
      const next = await this.stream.at(revision + 1);
      return { kind: next === undefined ? 'written' : 'overtaken' };
    } catch (error) {
      return { kind: 'refused', error };
    }
  }

  private conclude(group: readonly Waiting[], outcome: AppendOutcome): void {
    switch (outcome.kind) {
      case 'written':
        this.confirm(group);
        return;
      case 'overtaken':
        this.takeBack(group);
        return;
      case 'refused':
        this.failTaken(outcome.error);
        return;
      case 'unknown':
        this.isBehind = true;
        this.failTaken(outcome.error);
    }
  }

  private confirm(group: readonly Waiting[]): void {
    const last = group.at(-1);
    if (last !== undefined) this.books.confirm(last.turn.head);
    this.taken.splice(0, group.length);
    for (const entry of group) this.ahead -= weightOf(entry);
    if (this.taken.length === 0 && this.restWork.isDue()) this.restWork.run();
    for (const { turn } of group) turn.answer();
  }

  /** Somebody else wrote: everything that was taken is taken again once the tail is read. */
  private takeBack(group: readonly Waiting[]): void {
    this.books.rollBack();
    this.isBehind = true;
    const again = this.taken;
    this.taken = [];
    this.ahead = 0;
    for (const entry of group) entry.attempts += 1;
    const isSpent = ({ attempts }: Waiting) => attempts > this.limits.conflictRetries;
    this.waiting = [...again.filter((entry) => !isSpent(entry)), ...this.waiting];
    for (const { turn } of again.filter(isSpent)) {
      turn.fail(new JournalContended(`overtaken ${this.limits.conflictRetries + 1} times`));
    }
  }

  private failTaken(error: unknown): void {
    this.books.rollBack();
    const failed = this.taken;
    this.taken = [];
    this.ahead = 0;
    for (const { turn } of failed) turn.fail(error);
  }

  /** Whether the books have caught up; if not, everybody who waits is told why. */
  private async catchUp(): Promise<boolean> {
    try {
      for await (const stored of this.stream.from(this.books.durable.revision + 1)) {
        this.books.fold(stored);
      }
      this.isBehind = false;
      return true;
    } catch (error) {
      const failed = this.waiting;
      this.waiting = [];
      for (const { turn } of failed) turn.fail(error);
      return false;
    }
  }
}

/** Its events; a turn without any counts as one, so that these are bounded too. */
function weightOf({ turn }: Waiting): number {
  return Math.max(1, turn.events.length);
}
