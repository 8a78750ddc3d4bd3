import {
  canonicalJson,
  formerName,
  type AnyEvent,
  type Approval,
  type JournalDamage,
} from '@balcao/domain';
import type { CompanyStream } from './company-stream.js';
import type { Executed } from './executed-before.js';
import { executedBefore } from './executed-before.js';
import { BooksDamaged, CommandReused } from './errors.js';
import { FirstEvents } from './first-events.js';
import type { GroupCommit } from './group-commit.js';
import { sha256 } from './hash-chain.js';
import type { HistoryOptions, HistoryPage } from './history.js';
import { followThread } from './history.js';
import type { BooksEnvironment, DecidableCommand, OpenBooks } from './open-books.js';
import type { PlacedEvent } from './placed-event.js';
import type { SnapshotWriter } from './snapshot-writer.js';
import { ValueTurn, withoutEvents } from './turn.js';
import type { Seal } from './verify-chain.js';

/** A command as its sender gives it; the same id means the same command, however often it comes. */
export interface SubmittedCommand<Command, Event = never, Books = never> {
  readonly commandId: string;
  readonly actorId: string;
  readonly body: Command;
  /**
   * What was sent of a body that also holds what was found for it, which is another thing each
   * time: the same id with the same of it is the same command. The body where absent.
   */
  readonly sent?: object;
  readonly correlationId?: string;
  readonly causationId?: string;
  /** Checked already: who lets the actor go beyond its limits, and why; kept with the events. */
  readonly approval?: Approval;
  /** What it is asked from, for people; kept with the events. */
  readonly device?: string;
  /**
   * Asked in the command's turn, before anything is recorded; throws when what was decided is not
   * what its sender wants.
   */
  readonly accept?: Accept<Books, Event>;
}

/** What a decision took from outside the books. */
export interface DecisionInput<Event> {
  /** The first event of each record that it needed. */
  readonly first: ReadonlyMap<string, Event>;
  /** Ids that were made while deciding, in their order: the next time they are others. */
  readonly minted: readonly string[];
}

/** Reads what was decided, and the books that it was decided on, which are before it. */
export type Accept<Books, Event> = (
  books: Books,
  events: readonly Event[],
  input: DecisionInput<Event>,
) => void;

/** Reads the events of a rehearsal, and the books behind them. */
export type Rehearse<Books, Event, T> = (
  books: Books,
  events: readonly PlacedEvent<Event>[],
  input: DecisionInput<Event>,
) => T;

interface Pending<Event> {
  readonly commandHash: string;
  readonly executed: Promise<Executed<Event>>;
}

/** The revision at which a command was found to have been executed before. */
type FoundAt = number;

/** One company's journal, with its books in memory. */
export class CompanyJournal<Books, Command, Event extends AnyEvent> {
  private readonly pending = new Map<string, Pending<Event>>();
  private readonly firstEvents: FirstEvents<Command, Event>;

  constructor(
    private readonly environment: BooksEnvironment<Books, Command, Event>,
    private readonly open: OpenBooks<Books, Command, Event>,
    private readonly stream: CompanyStream,
    private readonly commits: GroupCommit,
    private readonly writer: Pick<SnapshotWriter<Books, Command, Event>, 'discard'>,
  ) {
    const { model, versions } = environment;
    const lastRevisionsOf = (ids: readonly string[]) =>
      this.consult((books) => ids.map((id) => model.lastRevisionOf(books, id)));
    this.firstEvents = new FirstEvents(model, stream, versions, lastRevisionsOf);
  }

  /** Once no snapshot is kept any more that was written before. */
  dropSnapshot(): Promise<void> {
    return this.writer.discard();
  }

  /** The last durable revision, -1 when there is none. */
  get revision(): number {
    return this.open.durable.revision;
  }

  /** Found in the part of the journal that was folded. */
  get damage(): JournalDamage | undefined {
    return this.open.damage;
  }

  async execute(command: SubmittedCommand<Command, Event, Books>): Promise<Executed<Event>> {
    const { commandId } = command;
    const { model } = this.environment;
    const commandHash = sha256(canonicalJson(command.sent ?? model.fingerprinted(command.body)));
    for (;;) {
      const pending = this.pending.get(commandId);
      if (pending === undefined) break;
      if (pending.commandHash === commandHash) {
        return { ...(await pending.executed), repeated: true };
      }
      // Whether the id is taken is not known before the first one has its answer.
      await pending.executed.catch(() => undefined);
    }
    const executed = this.prepareAndDecide(command, commandHash);
    this.pending.set(commandId, { commandHash, executed });
    try {
      return await executed;
    } finally {
      this.pending.delete(commandId);
    }
  }

  /** Reads the books at once, as they are. */
  inspect<T>(read: (books: Books) => T): T {
    return read(this.open.books);
  }

  /** Reads the books when all they hold is durable and no other process has written since. */
  async consult<T>(read: (books: Books) => T): Promise<T> {
    return this.takeTurn(() => withoutEvents(read(this.open.books)));
  }

  /** Also under the unmarked id that the product's own commands had before. */
  hasExecuted(commandId: string): Promise<boolean> {
    const { model } = this.environment;
    const ids = [commandId, formerName(commandId)].filter((id) => id !== undefined);
    return this.consult((books) =>
      ids.some((id) => model.commandRevision(books, id) !== undefined),
    );
  }

  async rehearse<T>(
    command: SubmittedCommand<Command, Event, Books>,
    read: Rehearse<Books, Event, T>,
  ): Promise<T> {
    const firstEvents = await this.firstEvents.neededBy(command.body);
    const decidable = { ...command, commandHash: '', firstEvents };
    return this.takeTurn(() => withoutEvents(this.open.rehearse(decidable, read)));
  }

  async history(recordId: string, { before, limit }: HistoryOptions): Promise<HistoryPage<Event>> {
    const { model, versions } = this.environment;
    const last = before ?? (await this.consult((books) => model.lastRevisionOf(books, recordId)));
    return followThread(this.stream, versions, recordId, { last, limit });
  }

  private async prepareAndDecide(
    command: SubmittedCommand<Command, Event, Books>,
    commandHash: string,
  ): Promise<Executed<Event>> {
    const { model } = this.environment;
    const before = this.executedFormerly(command.commandId, commandHash);
    const repeated = before && (await before);
    if (repeated !== undefined) return repeated;
    const from = model.vouchesFrom?.(this.open.books, command.body);
    if (from !== undefined) await this.refuseBrokenChain(from);
    // Nothing is awaited for a command that needs only the books: it takes its turn at once.
    const found = this.firstEvents.neededBy(command.body);
    const firstEvents = found instanceof Promise ? await found : found;
    const executed = await this.decide({ commandHash, firstEvents, ...command });
    this.firstEvents.remember(executed.events);
    return executed;
  }

  /** Nothing is vouched for that was not checked. */
  private async refuseBrokenChain(from: Seal): Promise<void> {
    const { companyId, onDamage } = this.environment;
    for await (const { revision, fault } of this.stream.checked(from)) {
      if (fault === undefined) continue;
      onDamage?.({ revision, fault });
      throw new BooksDamaged(companyId, { revision, fault });
    }
  }

  /**
   * What the product's own command did under its unmarked id, before ids of its own were marked.
   * Only the same command counts: anybody may have sent another one under that id.
   */
  private executedFormerly(
    commandId: string,
    commandHash: string,
  ): Promise<Executed<Event> | undefined> | undefined {
    const { model, versions } = this.environment;
    const former = formerName(commandId);
    const foundAt = former && model.commandRevision(this.open.books, former);
    if (former === undefined || typeof foundAt !== 'number') return undefined;
    const command = { commandId: former, commandHash };
    return executedBefore(this.stream, versions, command, foundAt).catch((error: unknown) => {
      if (error instanceof CommandReused) return undefined;
      throw error;
    });
  }

  private async decide(command: DecidableCommand<Command, Event, Books>): Promise<Executed<Event>> {
    const { model, versions } = this.environment;
    const outcome = await this.takeTurn<Executed<Event> | FoundAt>(() => {
      const foundAt = model.commandRevision(this.open.books, command.commandId);
      if (foundAt !== undefined) return withoutEvents(foundAt);
      const decided = this.open.decide(command);
      const { revision } = this.open.head;
      const events = decided.map(({ event }) => event);
      const stored = decided.map((one) => one.stored);
      const bytes = decided.reduce((sum, one) => sum + one.bytes, 0);
      return { value: { revision, events, repeated: false }, events: stored, bytes };
    });
    if (typeof outcome !== 'number') return outcome;
    return executedBefore(this.stream, versions, command, outcome);
  }

  private takeTurn<T>(work: ConstructorParameters<typeof ValueTurn<T>>[1]): Promise<T> {
    const turn = new ValueTurn(this.open, work);
    this.commits.submit(turn);
    return turn.value;
  }
}
