import {
  createBooks,
  decide,
  dumpBooks,
  evolveBooks,
  lastRevisionOf,
  loadBooks,
  previousOf,
  revisionOfCommand,
  type Books,
  type Command,
  type DumpedBooks,
  type JournalEvent,
} from '@balcao/domain';
import type { BooksModel } from '@balcao/journal';

/** The books of the domain, as the journal drives them. */
export function booksModel(foldVersion: string): BooksModel<Books, Command, JournalEvent> {
  return {
    foldVersion,
    create: createBooks,
    undoOf: (books) => books.undo,
    evolve: evolveBooks,
    decide,
    previousOf,
    lastRevisionOf,
    commandRevision: revisionOfCommand,
    dump: dumpBooks,
    load: (dumped) => {
      const books = createBooks();
      // A snapshot of the same fold version, as the journal has checked.
      loadBooks(books, dumped as DumpedBooks);
      return books;
    },
  };
}
