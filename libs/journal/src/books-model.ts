import type { AnyEvent, Approval, Recorded, UndoLog } from '@balcao/domain';
import type { Seal } from './verify-chain.js';

/** What a decision may know besides the books. */
export interface DecideContext<Event> {
  /** UTC ISO instant; the events decided on are recorded with the same. */
  readonly now: string;
  /** What the clock says, which may be behind the journal's last event, and so behind `now`. */
  readonly clock: string;
  readonly actorId: string;
  /** The last event, and the hash of the chain there; -1 before the first. */
  readonly head: { readonly revision: number; readonly hash: string };
  /** Checked before the command came here. */
  readonly approval?: Approval;
  readonly newId: () => string;
  /** The first event of each record that the command needs; one that does not exist is missing. */
  readonly firstEvents: ReadonlyMap<string, Event>;
}

/**
 * The books as the journal sees them: how they begin, change and are asked. Everything is
 * synchronous and pure but `evolve`, which changes the books in place and tells their undo log.
 */
export interface BooksModel<Books, Command, Event extends AnyEvent> {
  create(): Books;
  undoOf(books: Books): UndoLog;
  evolve(books: Books, event: Event, recorded: Recorded): void;
  /**
   * The ids of the records whose first events the decision needs, given those that are found; asked
   * until it names nothing new.
   */
  needs(command: Command, found: ReadonlyMap<string, Event>): readonly string[];
  /** What of a command tells it from another of the same id: nothing that is a person's own. */
  fingerprinted(command: Command): unknown;
  /** Throws a refusal; never changes the books. */
  decide(books: Books, command: Command, context: DecideContext<Event>): readonly Event[];
  /**
   * The place behind which the chain is checked before a command is decided, for one that vouches
   * for what was recorded; undefined for any other.
   */
  vouchesFrom?(books: Books, command: Command): Seal | undefined;
  /** The instant that the next event may not be before; that of the last event when absent. */
  lastInstant?(books: Books): string;
  /** The revision of the previous event about the same record, if any. */
  previousOf(books: Books, event: Event): number | undefined;
  /** The revision of the last event about a record, if any. */
  lastRevisionOf(books: Books, recordId: string): number | undefined;
  /** The revision of the first event of a command, if it was executed. */
  commandRevision(books: Books, commandId: string): number | undefined;
  /** Plain values for a snapshot; may share memory with the books. */
  dump(books: Books): unknown;
  load(dumped: unknown): Books;
  /** Whether there are events of a type; all are taken for known when absent. */
  readonly knows?: (type: string) => boolean;
  /** Changes whenever the same events may fold to other books: snapshots of another are ignored. */
  readonly foldVersion: string;
}
