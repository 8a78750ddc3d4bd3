import type { AnyEvent, Recorded, UndoLog } from '@balcao/domain';

/** What a decision may know besides the books. */
export interface DecideContext {
  /** UTC ISO instant; the events decided on are recorded with the same. */
  readonly now: string;
  readonly actorId: string;
  readonly newId: () => string;
}

/**
 * The books as the journal sees them: how they begin, change and are asked. Everything is
 * synchronous and pure but `evolve`, which changes the books in place and tells their undo log.
 */
export interface BooksModel<Books, Command, Event extends AnyEvent> {
  create(): Books;
  undoOf(books: Books): UndoLog;
  evolve(books: Books, event: Event, recorded: Recorded): void;
  /** Throws a refusal; never changes the books. */
  decide(books: Books, command: Command, context: DecideContext): readonly Event[];
  /** The revision of the previous event about the same record, if any. */
  previousOf(books: Books, event: Event): number | undefined;
  /** The revision of the last event about a record, if any. */
  lastRevisionOf(books: Books, recordId: string): number | undefined;
  /** The revision of the first event of a command, if it was executed. */
  commandRevision(books: Books, commandId: string): number | undefined;
  /** Plain values for a snapshot; may share memory with the books. */
  dump(books: Books): unknown;
  load(dumped: unknown): Books;
  /** Changes whenever the same events may fold to other books: snapshots of another are ignored. */
  readonly foldVersion: string;
}
