import type { Books } from '../books.js';
import type { AnyEvent, Recorded } from '../kernel/index.js';
import { placeOf } from './document-id.js';

/** The revision of the last event about a record; `undefined` when nothing is known of it. */
export function lastRevisionOf(books: Books, recordId: string): number | undefined {
  const place = placeOf(recordId);
  return place
    ? books.documents.lastRevisions.get(place.seriesId, place.number - 1)
    : books.threads.records.get(recordId);
}

/** The revision of the last change to a record itself: what a till sends changes no register. */
export const lastChangeOf = (books: Books, recordId: string): number | undefined =>
  books.threads.changes.get(recordId) ?? lastRevisionOf(books, recordId);

/** The revision that the event's metadata names as `previous`: of its record's event before it. */
export function previousOf(books: Books, event: AnyEvent): number | undefined {
  return lastRevisionOf(books, event.data.id);
}

/** The revision of the first event that a command led to; `undefined` when it is new. */
export function revisionOfCommand(books: Books, commandId: string): number | undefined {
  return books.threads.commands.get(commandId);
}

/** Ends the threads of the event's record and command at the event. */
export function follow(books: Books, event: AnyEvent, recorded: Recorded): void {
  const { id } = event.data;
  const place = placeOf(id);
  if (!place) followRecord(books, event, recorded);
  else if (place.number - 1 < books.documents.lastRevisions.length(place.seriesId)) {
    books.documents.lastRevisions.set(place.seriesId, place.number - 1, recorded.revision);
  } else books.documents.lastRevisions.push(place.seriesId, recorded.revision);
  books.threads.commands.add(recorded.commandId, recorded.revision);
}

/** What happens at a till is of its register's history, and no change to it. */
function followRecord(
  { threads: { records, changes } }: Books,
  { type, data: { id } }: AnyEvent,
  { revision }: Recorded,
): void {
  const before = records.get(id);
  records.set(id, revision);
  if (type.startsWith('Till')) {
    if (before !== undefined && !changes.has(id)) changes.set(id, before);
  } else if (changes.has(id)) changes.set(id, revision);
}
