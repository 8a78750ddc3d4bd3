import type { DocumentIssuedData } from './documents/index.js';
import type { JournalEvent } from './events.js';

/**
 * What the journal tells a decision about records that the books no longer hold as objects: how
 * each began. Such facts never change, so they are read before the command's turn; what has become
 * of the records since is in the books. Only records that the command's type asks for are here, and
 * one that does not exist is missing.
 */
export interface Facts {
  /** The first event of each record, by the record's id. */
  readonly firstEvents: ReadonlyMap<string, JournalEvent>;
  /** The documents among them, as they were issued. */
  readonly documents: ReadonlyMap<string, DocumentIssuedData>;
}

/**
 * The ids of the records that a command's decision asks for, given what is found already; asked
 * again until it names nothing new, so that a record may lead to others. Doubles are welcome.
 */
export type Needs<C> = (command: C, found: ReadonlyMap<string, JournalEvent>) => readonly string[];

/** Nothing but the books. */
export const noFacts: Facts = { firstEvents: new Map(), documents: new Map() };

/** The facts that the first events tell. */
export function factsOf(firstEvents: ReadonlyMap<string, JournalEvent>): Facts {
  if (firstEvents.size === 0) return noFacts;
  const documents = new Map<string, DocumentIssuedData>();
  for (const [id, event] of firstEvents) {
    if (event.type === 'DocumentIssued') documents.set(id, event.data);
  }
  return { firstEvents, documents };
}
