import type { Books, Command, DocumentKeys, DumpedBooks, JournalEvent } from '@balcao/domain';
import {
  createBooks,
  decide,
  dumpBooks,
  evolveBooks,
  factsOf,
  fingerprinted,
  knowsEvent,
  lastRevisionOf,
  loadBooks,
  neededRecords,
  previousOf,
  revisionOfCommand,
} from '@balcao/domain';
import type { BooksModel } from './books-model.js';
import { beforeFirst } from './checked-events.js';
import { foldVersionOf } from './fold-version.js';
import type { Journal } from './journal.js';

/** The books of Balcão's companies. */
export type DomainModel = BooksModel<Books, Command, JournalEvent>;

/** The journals of Balcão's companies. */
export type DomainJournal = Journal<Books, Command, JournalEvent>;

/** The domain as the journal sees it; `keys` sign documents where there are any. */
export function domainModel(foldVersion = domainFoldVersion(), keys?: DocumentKeys): DomainModel {
  const signing = keys === undefined ? {} : { keys };
  return {
    foldVersion,
    create: createBooks,
    undoOf: (books) => books.undo,
    evolve: evolveBooks,
    knows: knowsEvent,
    needs: neededRecords,
    fingerprinted,
    decide: (books, command, context) => {
      const { documents } = factsOf(context.firstEvents);
      return decide(books, command, { documents, ...context, ...signing });
    },
    vouchesFrom: ({ seals }, { type }) => {
      if (type !== 'SealJournal') return undefined;
      const last = seals.last.get();
      return last === undefined ? beforeFirst : { revision: last.to, hash: last.hash };
    },
    lastInstant: ({ clock }) => clock.last.get(),
    previousOf,
    lastRevisionOf,
    commandRevision: revisionOfCommand,
    dump: dumpBooks,
    load: (dumped) => {
      const books = createBooks();
      // Written by `dump` of the same fold version, and checksummed since.
      loadBooks(books, dumped as DumpedBooks);
      return books;
    },
  };
}

/** The version of the code that folds: the domain, and the pricing that it may call. */
function domainFoldVersion(): string {
  const entries = ['@balcao/domain', '@balcao/pricing'].map((name) => import.meta.resolve(name));
  return foldVersionOf(entries.map((entry) => new URL('.', entry)));
}
