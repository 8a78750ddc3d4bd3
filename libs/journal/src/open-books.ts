import {
  isClockBehind,
  type AnyEvent,
  type Approval,
  type JournalDamage,
  type UndoLog,
} from '@balcao/domain';
import type { NewEvent, RecordedEvent } from '@balcao/event-store';
import type { BooksModel } from './books-model.js';
import type { CheckedEvent } from './checked-events.js';
import { BooksDamaged } from './errors.js';
import { eventId } from './event-id.js';
import type { Accept, Rehearse } from './company-journal.js';
import type { EventVersions } from './event-versions.js';
import { chainText, genesisHash, sha256 } from './hash-chain.js';
import type { EventMetadata, PlacedEvent } from './placed-event.js';
import { fromStored, recordedOf, toNewEvent } from './placed-event.js';

/** Where the books stand: after which event. */
export interface Head {
  /** -1 before the first event. */
  readonly revision: number;
  readonly hash: string;
  /** The instant that the next event may not be before; empty before the first. */
  readonly recordedAt: string;
  /** The moment in the undo log. */
  readonly mark: number;
}

/** A command on its way to its decision. */
export interface DecidableCommand<Command, Event, Books> {
  readonly commandId: string;
  readonly commandHash: string;
  readonly actorId: string;
  readonly body: Command;
  /** The first event of each record that the decision needs. */
  readonly firstEvents: ReadonlyMap<string, Event>;
  readonly correlationId?: string;
  readonly causationId?: string;
  readonly approval?: Approval;
  readonly device?: string;
  readonly accept?: Accept<Books, Event>;
}

/** Whose books, and everything that deciding and recording take from outside. */
export interface BooksEnvironment<Books, Command, Event extends AnyEvent> {
  readonly companyId: string;
  readonly model: BooksModel<Books, Command, Event>;
  readonly versions: EventVersions<Event>;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** The data of an event as they are stored: with what is a person's own encrypted. */
  readonly seal?: (event: Event) => AnyEvent['data'];
  /** Called when an event does not fit the chain. */
  readonly onDamage?: (damage: JournalDamage) => void;
}

/** An event that was decided on, and as it is stored. */
export interface DecidedEvent<Event> {
  readonly event: PlacedEvent<Event>;
  readonly stored: NewEvent;
  /** Of the event as JSON, about as a store counts them. */
  readonly bytes: number;
}

/** How an event is recorded: as which of its command, when, and with what encrypted. */
interface Recording<Event> {
  readonly index: number;
  readonly now: string;
  readonly clock: string;
  readonly seal: ((event: Event) => AnyEvent['data']) | undefined;
}

/** The books of a company before its first event. */
export const beginning: Omit<Head, 'mark'> = { revision: -1, hash: genesisHash, recordedAt: '' };

/**
 * A company's books in memory. They run ahead of what is durable: `head` is what has been decided,
 * `durable` what the store has confirmed, and the undo log leads back from one to the other.
 */
export class OpenBooks<Books, Command, Event extends AnyEvent> {
  private readonly undo: UndoLog;
  private durableHead: Head;
  private decidedHead: Head;
  private foundDamage: JournalDamage | undefined;

  constructor(
    private readonly environment: BooksEnvironment<Books, Command, Event>,
    readonly books: Books,
    head: Omit<Head, 'mark'>,
  ) {
    this.undo = environment.model.undoOf(books);
    this.durableHead = { ...head, mark: this.undo.mark() };
    this.decidedHead = this.durableHead;
  }

  get head(): Head {
    return this.decidedHead;
  }

  get durable(): Head {
    return this.durableHead;
  }

  /** From now on changes can be taken back; until now they were folded from what is durable. */
  startDeciding(): void {
    this.undo.record(true);
  }

  /**
   * Decides on the books as they are and evolves them. Throws the refusal or any other error, and
   * then leaves the books as they were.
   */
  decide(command: DecidableCommand<Command, Event, Books>): readonly DecidedEvent<Event>[] {
    return this.decideWith(command, this.environment.seal).decided;
  }

  private decideWith(
    command: DecidableCommand<Command, Event, Books>,
    seal: BooksEnvironment<Books, Command, Event>['seal'],
  ): { readonly decided: readonly DecidedEvent<Event>[]; readonly minted: readonly string[] } {
    const before = this.decidedHead;
    const { companyId, model, newId } = this.environment;
    if (this.foundDamage !== undefined) throw new BooksDamaged(companyId, this.foundDamage);
    const clock = this.environment.clock().toISOString();
    const now = this.instantAt(clock);
    const { actorId, firstEvents, approval } = command;
    const minted: string[] = [];
    const context = {
      now,
      clock,
      actorId,
      newId: () => {
        const id = newId();
        minted.push(id);
        return id;
      },
      firstEvents,
      head: { revision: before.revision, hash: before.hash },
      ...(approval !== undefined && { approval }),
    };
    const events = model.decide(this.books, command.body, context);
    command.accept?.(this.books, events, { first: firstEvents, minted });
    try {
      const how = { now, clock, seal };
      const decided = events.map((event, index) => this.record(event, command, { index, ...how }));
      return { decided, minted };
    } catch (error) {
      this.undo.rollback(before.mark);
      this.decidedHead = before;
      throw error;
    }
  }

  /** What deciding and evolving would lead to; afterwards the books are as they were. */
  rehearse<T>(
    command: DecidableCommand<Command, Event, Books>,
    read: Rehearse<Books, Event, T>,
  ): T {
    const before = this.decidedHead;
    try {
      const { decided, minted } = this.decideWith(command, undefined);
      const events = decided.map(({ event }) => event);
      return read(this.books, events, { first: command.firstEvents, minted });
    } finally {
      this.undo.rollback(before.mark);
      this.decidedHead = before;
    }
  }

  /** All up to `head` is durable. */
  confirm(head: Head): void {
    this.undo.forget(head.mark);
    this.durableHead = head;
  }

  /** Takes back all that is not durable. */
  rollBack(): void {
    this.undo.rollback(this.durableHead.mark);
    this.decidedHead = this.durableHead;
  }

  /** Where what was folded begins to be something else than what was recorded. */
  get damage(): JournalDamage | undefined {
    return this.foundDamage;
  }

  /**
   * Folds the next stored event. Nothing may be decided ahead. From the first event that does not
   * fit the chain on, what can be folded is, for the books to be read; nothing is decided on them.
   */
  fold({ revision, event: stored, fault }: CheckedEvent): void {
    if (fault !== undefined) this.noteDamage({ revision, fault });
    if (this.foundDamage !== undefined) {
      this.foldDamaged(revision, stored);
      return;
    }
    if (stored === undefined || revision !== this.durableHead.revision + 1) {
      throw new BooksDamaged(this.environment.companyId, { revision, fault: 'missing' });
    }
    const { model, versions } = this.environment;
    const event = fromStored(stored, versions);
    model.evolve(this.books, event, recordedOf(revision, event.metadata));
    const { hash } = event.metadata;
    const recordedAt = this.lastInstant(event.metadata.recordedAt);
    this.moveOn({ revision, hash, recordedAt });
  }

  private noteDamage(damage: JournalDamage): void {
    this.foundDamage = damage;
    this.environment.onDamage?.(damage);
  }

  private foldDamaged(revision: number, stored: RecordedEvent | undefined): void {
    const { model, versions } = this.environment;
    const { hash, recordedAt } = this.durableHead;
    try {
      if (stored !== undefined) {
        const event = fromStored(stored, versions);
        model.evolve(this.books, event, recordedOf(revision, event.metadata));
      }
    } catch {
      // An event that cannot be folded is left out.
    }
    this.moveOn({ revision, hash, recordedAt });
  }

  private moveOn(head: Omit<Head, 'mark'>): void {
    this.decidedHead = { ...head, mark: this.undo.mark() };
    this.confirm(this.decidedHead);
  }

  private record(
    event: Event,
    command: DecidableCommand<Command, Event, Books>,
    recording: Recording<Event>,
  ): DecidedEvent<Event> {
    const { model } = this.environment;
    const before = this.decidedHead;
    const revision = before.revision + 1;
    const { index, now: recordedAt, seal } = recording;
    const unhashed = this.metadata(event, command, recording);
    const { type } = event;
    const data = seal === undefined ? event.data : seal(event);
    const text = chainText(before.hash, { type, data, metadata: unhashed });
    const hash = sha256(text);
    // A field stands before each spread where objects are many: Node 20 gives every object that
    // begins with a spread and adds a field a hidden class of its own, which nothing is quick with.
    const metadata: EventMetadata = { hash, ...unhashed };
    model.evolve(this.books, event, recordedOf(revision, metadata));
    const last = this.lastInstant(recordedAt);
    this.decidedHead = { revision, hash, recordedAt: last, mark: this.undo.mark() };
    const id = eventId(command.commandId, index, hash);
    const placed = { id, revision, metadata, ...event };
    const stored = toNewEvent({ ...placed, data });
    return { event: placed, stored, bytes: Buffer.byteLength(text) };
  }

  private metadata(
    event: Event,
    command: DecidableCommand<Command, Event, Books>,
    { index, now: recordedAt, clock }: Recording<Event>,
  ): Omit<EventMetadata, 'hash'> {
    const { companyId, model, versions } = this.environment;
    const { actorId, commandId, commandHash, correlationId, causationId } = command;
    const { approval, device } = command;
    const previous = model.previousOf(this.books, event);
    return {
      actorId,
      companyId,
      commandId,
      ...(index === 0 && { commandHash }),
      ...(correlationId !== undefined && { correlationId }),
      ...(causationId !== undefined && { causationId }),
      ...(approval !== undefined && { approval }),
      ...(device !== undefined && { device }),
      recordedAt,
      ...(isClockBehind(clock, recordedAt) && { clock }),
      schemaVersion: versions.current(event.type),
      ...(previous !== undefined && { previous }),
    };
  }

  private lastInstant(recordedAt: string): string {
    return this.environment.model.lastInstant?.(this.books) ?? recordedAt;
  }

  /**
   * The clock of a machine may be set back, and that of another node may be behind. A journal's
   * instants never go back: the last one stands still until the clock has caught up, or until an
   * owner has said that it was wrong.
   */
  private instantAt(clock: string): string {
    const last = this.decidedHead.recordedAt;
    return clock < last ? last : clock;
  }
}
