import { randomInt } from 'node:crypto';
import { setImmediate as endOfTurn, setTimeout as wait } from 'node:timers/promises';
import { EventUnreadable } from '@balcao/event-store';
import type { CheckedEvent } from './checked-events.js';
import type { AppendOutcome, CompanyStream } from './company-stream.js';
import { JournalContended, JournalOverloaded, JournalRewound } from './errors.js';
import type { JournalLimits } from './limits.js';
import type { Head } from './open-books.js';
import type { Turn } from './turn.js';

/** The books as far as sequencing their turns needs them. */
export interface Sequenced {
  readonly durable: Head;
  readonly head: Head;
  confirm(head: Head): void;
  rollBack(): void;
  fold(checked: CheckedEvent): void;
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
  /** Sent on its own, as the store refused what it was in as too large. */
  isAlone: boolean;
}

type CommitLimits = Pick<
  JournalLimits,
  'eventsPerAppend' | 'bytesPerAppend' | 'waitingCommands' | 'conflictRetries' | 'retryDelayMs'
>;

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
  private pauseMs = 0;

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
    this.waiting.push({ turn, attempts: 0, isAlone: false });
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
      if (this.pauseMs > 0) await wait(this.pauseMs);
      this.pauseMs = 0;
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
    const { eventsPerAppend, bytesPerAppend } = this.limits;
    let events = 0;
    let bytes = 0;
    const end = this.taken.findIndex(({ turn, isAlone }) => {
      const isFirst = events === 0;
      events += turn.events.length;
      bytes += turn.bytes;
      if (isFirst || turn.events.length === 0) return false;
      return isAlone || events > eventsPerAppend || bytes > bytesPerAppend;
    });
    return end === -1 ? [...this.taken] : this.taken.slice(0, end);
  }

  /** With nothing to append, looking proves as an append does that nobody else has written. */
  private async lookAhead(revision: number): Promise<AppendOutcome> {
    try {
      const next = await this.stream.at(revision + 1);
      return { kind: next === undefined ? 'written' : 'overtaken' };
    } catch (error) {
      // The event is there: catching up finds out what is wrong with it.
      if (error instanceof EventUnreadable) return { kind: 'overtaken' };
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
        if (outcome.error instanceof RangeError) this.part(group, outcome.error);
        else this.failTaken(outcome.error);
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

  /** Fails a command that no append has room for; others that were sent with it go on their own. */
  private part(group: readonly Waiting[], error: unknown): void {
    const writers = group.filter(({ turn }) => turn.events.length > 0);
    const again = this.takeAllBack();
    for (const entry of writers) entry.isAlone = true;
    const [refused] = writers.length === 1 ? writers : [];
    this.waiting = [...again.filter((entry) => entry !== refused), ...this.waiting];
    refused?.turn.fail(error);
  }

  private takeAllBack(): readonly Waiting[] {
    this.books.rollBack();
    const { taken } = this;
    this.taken = [];
    this.ahead = 0;
    return taken;
  }

  /** Somebody else wrote: everything that was taken is taken again once the tail is read. */
  private takeBack(group: readonly Waiting[]): void {
    const again = this.takeAllBack();
    this.isBehind = true;
    for (const entry of group) entry.attempts += 1;
    // Many nodes on one company meet less often where they do not come back all at once.
    const { attempts } = group[0] ?? { attempts: 0 };
    const patienceMs = Math.min(this.limits.retryDelayMs, 2 ** attempts);
    this.pauseMs = attempts > 1 && patienceMs > 0 ? randomInt(patienceMs) : 0;
    const isSpent = ({ attempts }: Waiting) => attempts > this.limits.conflictRetries;
    this.waiting = [...again.filter((entry) => !isSpent(entry)), ...this.waiting];
    for (const { turn } of again.filter(isSpent)) {
      turn.fail(new JournalContended(`overtaken ${this.limits.conflictRetries + 1} times`));
    }
  }

  private failTaken(error: unknown): void {
    for (const { turn } of this.takeAllBack()) turn.fail(error);
  }

  /** Throws `JournalRewound` where the stream has lost what the books know to be durable. */
  private async proveAt(revision: number): Promise<void> {
    if ((await this.stream.at(revision)) !== undefined) return;
    throw new JournalRewound(`the books are at revision ${revision}, which is no longer there`);
  }

  /** Whether the books have caught up; if not, every waiting caller gets the reason. */
  private async catchUp(): Promise<boolean> {
    try {
      const before = this.books.durable;
      const { revision } = before;
      for await (const checked of this.stream.checked(before)) this.books.fold(checked);
      if (revision >= 0 && this.books.durable.revision === revision) await this.proveAt(revision);
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
