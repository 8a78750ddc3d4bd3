import type { AnyEvent, JournalDamage } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { BooksModel } from './books-model.js';
import type { Rehearse, SubmittedCommand } from './company-journal.js';
import { CompanyJournal } from './company-journal.js';
import { CompanyStream } from './company-stream.js';
import { BooksDamaged, JournalClosed, JournalRewound } from './errors.js';
import type { EventVersions } from './event-versions.js';
import { firstVersions } from './event-versions.js';
import type { Executed } from './executed-before.js';
import { GroupCommit } from './group-commit.js';
import type { HistoryOptions, HistoryPage } from './history.js';
import type { JournalDamages } from './journal-damages.js';
import type { JournalLimits } from './limits.js';
import { defaultLimits } from './limits.js';
import type { Warn } from './load-books.js';
import { loadBooks } from './load-books.js';
import type { Resident } from './residents.js';
import type { KeyRing } from './personal/key-ring.js';
import { sealPersonal } from './personal/personal-data.js';
import { Residents } from './residents.js';
import type { SnapshotStore } from './snapshot.js';
import { SnapshotWriter } from './snapshot-writer.js';

/**
 * What a journal works with; clock, ids and keys come from outside, so that a test may fix them.
 */
export interface JournalOptions<Books, Command, Event extends AnyEvent> {
  readonly store: EventStore;
  readonly model: BooksModel<Books, Command, Event>;
  readonly snapshots: SnapshotStore;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly versions?: EventVersions<Event>;
  readonly limits?: Partial<JournalLimits>;
  readonly warn?: Warn;
  /** The keys that what is a person's own is stored with; it is stored in plain without. */
  readonly keyRing?: KeyRing;
  /** Where damage is written down, and known from. */
  readonly damages?: JournalDamages;
}

const companyIds = /^[0-9A-Za-z_]+$/;

/**
 * The journals of all companies: decides commands on books kept in memory, appends what was
 * decided, and answers when it is durable.
 *
 * A company whose journal is damaged can only be read: its commands are `BooksDamaged`.
 *
 * Errors of every call: the store's `StoreUnavailable` and `AppendOutcomeUnknown` (the same command
 * id may and should be sent again), and those of `errors.ts`.
 */
export class Journal<Books, Command, Event extends AnyEvent> {
  private readonly limits: JournalLimits;
  private readonly versions: EventVersions<Event>;
  private readonly residents: Residents<CompanyJournal<Books, Command, Event>>;
  private isClosed = false;

  constructor(private readonly options: JournalOptions<Books, Command, Event>) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.versions = options.versions ?? firstVersions(options.model.knows);
    this.residents = new Residents((companyId) => this.load(companyId), this.limits);
  }

  /**
   * Executes a command once, however often it is sent. Throws its refusal, `CommandReused` when the
   * id was used with another body. A refused command, and one that decides on nothing, leaves no
   * trace: sent again it is decided again.
   */
  execute(
    companyId: string,
    command: SubmittedCommand<Command, Event, Books>,
  ): Promise<Executed<Event>> {
    return this.with(companyId, (journal) => {
      this.refuseDamaged(companyId, journal);
      return journal.execute(command);
    });
  }

  /**
   * Reads the books as they are in memory, at once when they are loaded: all that is durable, and
   * what has been decided and is on its way to the disk. Made for checks before a command, which
   * stands behind the same events in the journal. Another node's events may be missing, until this
   * node's next command or `consult`.
   */
  async inspect<T>(companyId: string, read: (books: Books) => T): Promise<T> {
    const loaded = this.isClosed ? undefined : this.residents.loaded(companyId);
    if (loaded !== undefined) return loaded.inspect(read);
    return this.with(companyId, (journal) => Promise.resolve(journal.inspect(read)));
  }

  /**
   * Reads the books in turn with the commands, and answers when all they rest on is durable;
   * nothing that any node wrote before is missing. What is read must not be held: books change in
   * place.
   */
  consult<T>(companyId: string, read: (books: Books) => T): Promise<T> {
    return this.with(companyId, (journal) => journal.consult(read));
  }

  /**
   * What a command would do: decides and evolves, lets `read` look at the outcome, and takes it all
   * back. Nothing is appended. Throws the command's refusal.
   */
  rehearse<T>(
    companyId: string,
    command: SubmittedCommand<Command, Event, Books>,
    read: Rehearse<Books, Event, T>,
  ): Promise<T> {
    return this.with(companyId, (journal) => {
      this.refuseDamaged(companyId, journal);
      return journal.rehearse(command, read);
    });
  }

  /** Everything that happened to a record, the newest first, from the journal itself. */
  history(
    companyId: string,
    recordId: string,
    options: HistoryOptions,
  ): Promise<HistoryPage<Event>> {
    return this.with(companyId, (journal) => journal.history(recordId, options));
  }

  /** Whether a command of the id was executed, and what it recorded is durable. */
  hasExecuted(companyId: string, commandId: string): Promise<boolean> {
    return this.with(companyId, (journal) => journal.hasExecuted(commandId));
  }

  /** The last durable revision; -1 when the journal is empty. */
  revision(companyId: string): Promise<number> {
    return this.with(companyId, (journal) => Promise.resolve(journal.revision));
  }

  /**
   * Takes note that somebody has written up to this revision: books that are in memory catch up,
   * others are left where they are.
   */
  async notice(companyId: string, revision: number): Promise<void> {
    const loaded = this.isClosed ? undefined : this.residents.loaded(companyId);
    if (loaded === undefined || loaded.revision >= revision) return;
    await this.consult(companyId, () => undefined);
  }

  /**
   * Lets go of the snapshot on the disk: what it holds of an erased person is in no book any more.
   */
  dropSnapshot(companyId: string): Promise<void> {
    return this.with(companyId, (journal) => journal.dropSnapshot());
  }

  /** Whether the company's books are in memory, so that reading them costs nothing. */
  isLoaded(companyId: string): boolean {
    return this.residents.has(companyId);
  }

  /** Whether the company has a journal; does not load its books. */
  async exists(companyId: string): Promise<boolean> {
    const loaded = this.residents.loaded(companyId);
    if (loaded !== undefined && loaded.revision >= 0) return true;
    return this.stream(companyId).exists();
  }

  /**
   * Takes no more commands, answers those that wait, and writes the snapshots that are worth it.
   */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.residents.close();
  }

  private async with<T>(
    companyId: string,
    work: (journal: CompanyJournal<Books, Command, Event>) => Promise<T>,
  ): Promise<T> {
    if (this.isClosed) throw new JournalClosed('the journal is closed');
    return this.residents.use(companyId, async (journal) => {
      try {
        return await work(journal);
      } catch (error) {
        if (error instanceof JournalRewound) this.residents.forget(companyId, journal);
        throw error;
      }
    });
  }

  private refuseDamaged(companyId: string, journal: CompanyJournal<Books, Command, Event>): void {
    const damage = journal.damage ?? this.options.damages?.of(companyId);
    if (damage !== undefined) throw new BooksDamaged(companyId, damage);
  }

  private async load(companyId: string): Promise<Resident<CompanyJournal<Books, Command, Event>>> {
    const { model, clock, newId, snapshots, keyRing, damages } = this.options;
    const { warn = () => undefined } = this.options;
    const environment = {
      companyId,
      model,
      versions: this.versions,
      clock,
      newId,
      onDamage: (damage: JournalDamage) => void damages?.found(companyId, damage),
      ...(keyRing && { seal: (event: Event) => sealPersonal(keyRing, companyId, event) }),
    };
    const stream = this.stream(companyId);
    await damages?.ready();
    const loaded = await loadBooks(environment, stream, snapshots, warn);
    if (loaded.snapshotRevision === -1 && loaded.open.damage === undefined) {
      // All of it was checked just now.
      await damages?.foundIntact(companyId, loaded.open.durable.revision + 1);
    }
    const writer = new SnapshotWriter(environment, loaded, snapshots, this.limits, warn);
    const commits = new GroupCommit(loaded.open, stream, this.limits, writer);
    const value = new CompanyJournal(environment, loaded.open, stream, commits, writer);
    return { value, weight: () => value.revision + 1, leave: () => writer.finish() };
  }

  private stream(companyId: string): CompanyStream {
    if (!companyIds.test(companyId)) throw new RangeError(`${companyId} is no company's id`);
    const { store, keyRing } = this.options;
    return new CompanyStream(store, companyId, this.limits, () => keyRing?.settle());
  }
}
